/** Transcripts as rows; words are read and written whole. Shape: open-shapes.md, "Transcript". */

import { joinWords } from '../../../base/word-joining.ts';
import { newId } from '../../../contract/ids.ts';
import type { Transcript } from '../../../contract/schemas/asset.ts';
import type { Word, WordOrigin } from '../../../media/listen/word.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { isoTime } from '../../kernel/time.ts';

export interface TranscriptRow {
  readonly id: string;
  readonly asset_id: string;
  readonly language: string;
  readonly origin: WordOrigin;
  readonly duration_sec: number;
  readonly words: string;
  readonly engine: string | null;
  readonly created_ms: number;
}

export interface NewTranscript {
  readonly assetId: string;
  readonly language: string;
  readonly origin: WordOrigin;
  readonly durationSec: number;
  readonly words: readonly Word[];
  /** Name of the recogniser; null for subtitles. */
  readonly engine: string | null;
}

export function findTranscript(database: Queries, assetId: string): TranscriptRow | undefined {
  return database.get<TranscriptRow>('SELECT * FROM transcript WHERE asset_id = ?', [assetId]);
}

/** null where there is no transcript. */
export function originOfTranscript(database: Queries, assetId: string): WordOrigin | null {
  const row = database.get<Pick<TranscriptRow, 'origin'>>(
    'SELECT origin FROM transcript WHERE asset_id = ?',
    [assetId],
  );
  return row?.origin ?? null;
}

export function wordsOf(row: TranscriptRow): readonly Word[] {
  return JSON.parse(row.words) as Word[];
}

/** Replaces the asset's transcript. */
export function writeTranscript(database: Queries, nowMs: number, made: NewTranscript): TranscriptRow {
  const row: TranscriptRow = {
    id: newId('transcript'),
    asset_id: made.assetId,
    language: made.language,
    origin: made.origin,
    duration_sec: made.durationSec,
    words: JSON.stringify(made.words),
    engine: made.engine,
    created_ms: nowMs,
  };
  database.run('DELETE FROM transcript WHERE asset_id = ?', [made.assetId]);
  database.run(
    'INSERT INTO transcript (id, asset_id, language, origin, duration_sec, words, engine, created_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    [row.id, row.asset_id, row.language, row.origin, row.duration_sec, row.words, row.engine, row.created_ms],
  );
  return row;
}

export function toTranscript(row: TranscriptRow): Transcript {
  const words = wordsOf(row);
  return {
    id: row.id,
    assetId: row.asset_id,
    language: row.language,
    origin: row.origin,
    durationSec: row.duration_sec,
    text: joinWords(words.map((word) => word.text)),
    words: words.map(({ isEndEstimated: _, ...word }) => word),
    createdAt: isoTime(row.created_ms),
  };
}
