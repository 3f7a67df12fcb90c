/** Transcripts as rows; words are read and written whole. Shape: open-shapes.md, "Transcript". */
import { applyVocabulary, vocabularyTerms } from '../../../base/text/apply-vocabulary.ts';
import { joinWords } from '../../../base/text/word-joining.ts';
import { newId } from '../../../contract/ids.ts';
import type { Problem } from '../../../contract/problems/problem.ts';
import type { Transcript } from '../../../contract/schemas/asset.ts';
import { findSpeechModel } from '../../../media/listen/speech/speech-models.ts';
import type { Word, WordOrigin } from '../../../media/listen/word.ts';
import { inList } from '../../kernel/in-list.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { problemColumn, problemIn, sentenceOrNull } from '../../kernel/stored-problem.ts';
import { isoTime } from '../../kernel/time.ts';
import type { AssetRow } from './asset-rows.ts';

export interface TranscriptRow {
  readonly id: string;
  readonly asset_id: string;
  readonly language: string;
  readonly origin: WordOrigin;
  readonly duration_sec: number;
  readonly words: string;
  readonly engine: string | null;
  readonly created_ms: number;
  /** JSON; null where speakers were told apart, or nobody asked for it. */
  readonly speakers_problem: string | null;
}

/** What is kept of a transcript for what was made from it. */
export interface MadeFrom extends Pick<TranscriptRow, 'id' | 'words'> {
  readonly origin: KeptOrigin;
}

/** `clip`: words that somebody put on a clip, kept for the edit it became; no subtitles of the asset. */
type KeptOrigin = WordOrigin | 'clip';

export interface NewTranscript {
  readonly assetId: string;
  readonly language: string;
  readonly origin: WordOrigin;
  readonly durationSec: number;
  readonly words: readonly Word[];
  /** Name of the recogniser; null for subtitles. */
  readonly engine: string | null;
  /** Why speakers were not told apart, where that was wanted. */
  readonly speakersProblem?: Problem | null;
  /** What `keepHeard` gave its first words; a new one where not given. */
  readonly id?: string | undefined;
}

export function findTranscript(database: Queries, assetId: string): Promise<TranscriptRow | undefined> {
  return database.get<TranscriptRow>('SELECT * FROM transcript WHERE asset_id = ?', [assetId]);
}

/** @param vocabulary of the project that uses them */
export function wordsOf(row: Pick<MadeFrom, 'origin' | 'words'>, vocabulary: string | null): readonly Word[] {
  return spelledWords({ origin: row.origin, words: storedWords(row) }, vocabulary);
}

function storedWords(row: Pick<TranscriptRow, 'words'>): readonly Word[] {
  return JSON.parse(row.words) as Word[];
}

/**
 * Words as a project's vocabulary spells them. Somebody wrote those of captions and of clips, and spelled them.
 * @param vocabulary names and terms; null leaves words as they are
 */
export function spelledWords(
  { origin, words }: { readonly origin: KeptOrigin; readonly words: readonly Word[] },
  vocabulary: string | null,
): readonly Word[] {
  const terms = vocabularyTerms(vocabulary);
  if (origin !== 'speech' || terms.length === 0) return words;
  return words.map((word) => ({ ...word, text: applyVocabulary(word.text, terms) }));
}

/** Replaces the asset's transcript. What was made from the words before keeps them. */
export async function writeTranscript(
  database: Queries,
  nowMs: number,
  made: NewTranscript,
): Promise<TranscriptRow> {
  const row: TranscriptRow = {
    id: made.id ?? newId('transcript'),
    asset_id: made.assetId,
    language: made.language,
    origin: made.origin,
    duration_sec: made.durationSec,
    words: JSON.stringify(made.words),
    engine: made.engine,
    created_ms: nowMs,
    speakers_problem: problemColumn(made.speakersProblem ?? null),
  };
  await keepFormer(database, made.assetId);
  await database.run('DELETE FROM transcript WHERE asset_id = ?', [made.assetId]);
  await database.run(
    'INSERT INTO transcript (id, asset_id, language, origin, duration_sec, words, engine, created_ms, speakers_problem) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    [
      row.id,
      row.asset_id,
      row.language,
      row.origin,
      row.duration_sec,
      row.words,
      row.engine,
      row.created_ms,
      row.speakers_problem,
    ],
  );
  if (made.id !== undefined) await forgetHeard(database, made.id);
  return row;
}

/** Subtitles can be used again. Clips name their transcript; edits are given a name when their words are about to be replaced. */
async function keepFormer(database: Queries, assetId: string): Promise<void> {
  await database.run(
    `INSERT INTO former_transcript (id, asset_id, origin, words, language, place)
     SELECT id, asset_id, origin, words, language,
       (SELECT COALESCE(MAX(place), 0) + 1 FROM former_transcript WHERE asset_id = ?1) FROM transcript
     WHERE asset_id = ?1 AND (origin = 'captions' OR EXISTS (SELECT 1 FROM project_asset WHERE asset_id = ?1))`,
    [assetId],
  );
  await database.run(
    `UPDATE project_asset SET transcript_id = (SELECT id FROM transcript WHERE asset_id = ?1)
     WHERE asset_id = ?1 AND transcript_id IS NULL AND project_id IN (SELECT project_id FROM timeline)`,
    [assetId],
  );
}

/** The transcript of that id, replaced since or not; where it is not kept, the one there is now. */
export async function transcriptMadeFrom(
  database: Queries,
  assetId: string,
  transcriptId: string | null,
): Promise<MadeFrom | undefined> {
  const now = await findTranscript(database, assetId);
  if (transcriptId === null || now?.id === transcriptId) return now;
  return (await findFormer(database, transcriptId)) ?? now;
}

/** What each edit of a project was made from: the words there were then, or the ones there are. */
export function transcriptsMadeFrom(
  database: Queries,
  projectId: string,
  assetIds: readonly string[],
): Promise<(MadeFrom & { readonly asset_id: string })[]> {
  return database.all(
    `SELECT a.id AS asset_id, COALESCE(f.id, t.id) AS id, COALESCE(f.origin, t.origin) AS origin,
       COALESCE(f.words, t.words) AS words FROM asset a
     LEFT JOIN transcript t ON t.asset_id = a.id
     LEFT JOIN project_asset p ON p.asset_id = a.id AND p.project_id = ?
     LEFT JOIN former_transcript f ON f.id = p.transcript_id AND (t.id IS NULL OR f.id <> t.id)
     WHERE a.id IN ${inList(assetIds)} AND COALESCE(f.words, t.words) IS NOT NULL`,
    [projectId, ...assetIds],
  );
}

/**
 * The words of an asset, as an edit of that project has them where one is named: they may be older ones, or a clip's.
 */
export async function transcriptFor(
  database: Queries,
  asset: Pick<AssetRow, 'id' | 'duration_sec' | 'created_ms'>,
  projectId: string | undefined,
): Promise<TranscriptRow | undefined> {
  const now = await findTranscript(database, asset.id);
  if (projectId === undefined) return now;
  const [used] = await transcriptsMadeFrom(database, projectId, [asset.id]);
  if (used === undefined || used.id === now?.id) return now;
  return {
    ...{ asset_id: asset.id, language: now?.language ?? 'und', duration_sec: asset.duration_sec ?? 0 },
    ...{ created_ms: now?.created_ms ?? asset.created_ms, engine: null, speakers_problem: null },
    ...{ id: used.id, origin: used.origin === 'speech' ? 'speech' : 'captions', words: used.words },
  };
}

/** Keeps the words a source begins with while the rest is heard, for clips. @param id of fewer of them @returns their id */
export async function keepHeard(
  database: Queries,
  assetId: string,
  words: readonly Word[],
  id = newId('transcript'),
): Promise<string> {
  await database.run(
    `INSERT INTO former_transcript (id, asset_id, origin, words, language, place) VALUES (?, ?, 'speech', ?, NULL, 0)
     ON CONFLICT (id) DO UPDATE SET words = excluded.words`,
    [id, assetId, JSON.stringify(words)],
  );
  return id;
}

export function findFormer(database: Queries, id: string): Promise<MadeFrom | undefined> {
  return database.get<MadeFrom>('SELECT id, origin, words FROM former_transcript WHERE id = ?', [id]);
}

export async function forgetHeard(database: Queries, id: string): Promise<void> {
  await database.run('DELETE FROM former_transcript WHERE id = ?', [id]);
}

/** Keeps words for an edit beside those of its asset. @returns their id */
export async function keepWordsOfClip(
  database: Queries,
  assetId: string,
  words: readonly Word[],
): Promise<string> {
  const id = newId('transcript');
  await database.run(
    "INSERT INTO former_transcript (id, asset_id, origin, words, language, place) VALUES (?, ?, 'clip', ?, NULL, 0)",
    [id, assetId, JSON.stringify(words)],
  );
  return id;
}

/** The subtitles that speech took the place of; undefined where there are none. */
export async function formerCaptions(
  database: Queries,
  assetId: string,
): Promise<Pick<NewTranscript, 'language' | 'words'> | undefined> {
  const row = await database.get<{ language: string | null; words: string }>(
    `SELECT language, words FROM former_transcript WHERE asset_id = ?1 AND origin = 'captions'
     AND NOT EXISTS (SELECT 1 FROM transcript WHERE asset_id = ?1 AND origin = 'captions') ORDER BY place DESC LIMIT 1`,
    [assetId],
  );
  return row && { language: row.language ?? 'und', words: storedWords(row) };
}

export async function correctLanguage(database: Queries, assetId: string, language: string): Promise<void> {
  await database.run('UPDATE transcript SET language = ? WHERE asset_id = ?', [language, assetId]);
}

export async function toTranscript(database: Queries, row: TranscriptRow): Promise<Transcript> {
  const words = storedWords(row);
  const speakers = problemIn(row.speakers_problem);
  return {
    id: row.id,
    assetId: row.asset_id,
    language: row.language,
    origin: row.origin,
    durationSec: row.duration_sec,
    text: joinWords(words.map((word) => word.text)),
    words: words.map(({ isEndEstimated: _, ...word }) => word),
    createdAt: isoTime(row.created_ms),
    hasFormerCaptions: (await formerCaptions(database, row.asset_id)) !== undefined,
    engine: row.engine && nameOfEngine(row.engine),
    speakersMessage: sentenceOrNull(speakers),
    speakersReason: speakers,
  };
}

/** Models have names; a server is named by the model it was asked for. */
function nameOfEngine(engine: string): string {
  return findSpeechModel(engine)?.name ?? engine.replace(/^server:/, '');
}

/** Names for those who speak; who is not named stays as they were heard. */
export async function nameSpeakers(
  database: Queries,
  row: TranscriptRow,
  names: Readonly<Record<string, string>>,
): Promise<void> {
  const words = storedWords(row).map((word) => ({
    ...word,
    speaker: word.speaker === null ? null : (names[word.speaker] ?? word.speaker),
  }));
  await database.run('UPDATE transcript SET words = ? WHERE id = ?', [JSON.stringify(words), row.id]);
}
