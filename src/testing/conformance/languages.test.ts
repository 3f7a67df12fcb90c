/** Which language a source is in: what was chosen, else what its file says, else what its words or its sound tell. */
import { mkdtempSync, openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { transcribeSpeech } from '../../media/listen/speech/transcribe-speech.ts';
import { readSubtitles } from '../../media/subtitles/read-subtitles.ts';
import { runProgram } from '../media/run-ffmpeg.ts';
import { ToneRecogniser, toneVideo } from '../speech/tone-speech.ts';
import type { Caller } from './api-under-test.ts';
import { type Bench, engineWith, startBench } from './fault-bench.ts';
import { acceptedClip, analyze, createProject, SETTINGS, uploadVideo } from './journey.ts';

const ITALIAN = [
  'Perché nessuno ci ha mai detto come si impara davvero?',
  'La prima cosa che ho capito è che gli errori sono una fortuna.',
  'Quando sbagli, il cervello cerca un’altra strada, e la trova.',
  'Ma se hai paura di sbagliare, non provi neanche.',
  'Questa è la differenza tra chi studia e chi impara per tutta la vita.',
];
const GERMAN = [
  'Also, um drei Uhr morgens hat er das Haus verlassen, und niemand hat es gemerkt.',
  'Er hatte den Schlüssel seines Großvaters in der Tasche, den es nur einmal gab.',
  'Als er am Bahnhof ankam, war der Zug schon weg, und er fing an zu lachen.',
  'Weil der Schlüssel nie für das Haus war, sondern für den Koffer am Bahnhof.',
  'Und in dem Koffer lag ein Brief, den seit vierzig Jahren niemand gelesen hatte.',
];
const CUE_SEC = 8;

/** A film with subtitles inside it. @param tag null for a track that does not say its language */
async function subtitled(
  container: 'mkv' | 'mp4',
  tag: string | null,
  lines: readonly string[] = ITALIAN,
): Promise<Blob> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-languages-'));
  const [text, film] = [join(folder, 'words.srt'), join(folder, `film.${container}`)];
  const cues = lines.map((line, at) => {
    const [from, to] = [at * CUE_SEC, (at + 1) * CUE_SEC - 2];
    return `${at + 1}\n00:00:${String(from).padStart(2, '0')},000 --> 00:00:${String(to).padStart(2, '0')},000\n${line}\n`;
  });
  await writeFile(text, cues.join('\n'));
  await runProgram('ffmpeg', [
    ...['-f', 'lavfi', '-t', String(lines.length * CUE_SEC), '-i', 'testsrc=s=160x90:r=5', '-i', text],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
    ...['-c:s', container === 'mkv' ? 'srt' : 'mov_text'],
    ...(tag === null ? [] : ['-metadata:s:s:0', `language=${tag}`]),
    film,
  ]);
  const bytes = new Uint8Array(await readFile(film));
  await rm(folder, { recursive: true });
  return new Blob([bytes]);
}

function hearingTones(recogniser = new ToneRecogniser()): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-studio-'));
  const blobOf = (file: string) => openAsBlob(join(folder, file));
  return startBench({
    folder,
    media: engineWith(() => ({
      readSubtitles: async ({ file, language }, call) => readSubtitles(await blobOf(file), language, call),
      transcribe: async ({ file, ...wish }, call) =>
        transcribeSpeech(await blobOf(file), wish, async () => recogniser, call),
    })),
  });
}

const transcriptOf = async (caller: Caller, assetId: string) =>
  (await caller.ok('get_transcript', { params: { assetId } })).transcript;

/** Analyses in English and in Italian say why a clip is good in their own language. */
const italianReasons = (clips: readonly { readonly reason: string }[]): boolean => {
  const italian = clips.filter(({ reason }) => reason.startsWith('Punti forti')).length;
  if (clips.length === 0 || (italian > 0 && italian < clips.length)) throw new Error('Not in one language.');
  return italian > 0;
};

async function analyzedIn(caller: Caller, assetId: string, settings: object) {
  const { id: projectId } = await createProject(caller, assetId, { ...SETTINGS, ...settings });
  const clips = await analyze(caller, projectId);
  return { projectId, clips };
}

describe('the language of a source with Italian subtitles inside', () => {
  it.each([
    ['mkv', 'eng', 'it', 'it', true],
    ['mp4', 'eng', 'it', 'it', true],
    ['mkv', null, 'it', 'it', true],
    ['mkv', 'ita', 'en', 'en', false],
    ['mkv', null, 'auto', 'it', true],
    ['mp4', null, 'auto', 'it', true],
    ['mkv', 'und', 'auto', 'it', true],
    ['mkv', 'ita', 'auto', 'it', true],
    ['mp4', 'eng', 'auto', 'en', false],
  ] as const)(
    'in an %s tagged %s is, with %s chosen, %s',
    async (container, tag, chosen, kept, isItalian) => {
      const { caller } = await hearingTones();
      const asset = await uploadVideo(caller, await subtitled(container, tag), `film.${container}`);
      const { clips } = await analyzedIn(caller, asset.id, { language: chosen });
      expect((await transcriptOf(caller, asset.id)).language).toBe(kept);
      expect(italianReasons(clips)).toBe(isItalian);
    },
  );

  it('is, for each project, the one it chose; the transcript keeps its own', async () => {
    const { caller } = await hearingTones();
    const asset = await uploadVideo(caller, await subtitled('mkv', 'eng'), 'film.mkv');
    const italian = await analyzedIn(caller, asset.id, { language: 'it' });
    const english = await analyzedIn(caller, asset.id, { language: 'en' });
    const auto = await analyzedIn(caller, asset.id, { language: 'auto' });
    expect([italian, english, auto].map(({ clips }) => italianReasons(clips))).toEqual([true, false, true]);
    expect((await transcriptOf(caller, asset.id)).language).toBe('it');
  });
});

describe('a talk in a language that no setting offers', () => {
  it('keeps its words in titles, and its tags say what it is about', async () => {
    const { caller } = await hearingTones();
    const asset = await uploadVideo(caller, await subtitled('mkv', null, GERMAN), 'film.mkv');
    const { clips } = await analyzedIn(caller, asset.id, { language: 'auto', clipCount: 1 });
    expect((await transcriptOf(caller, asset.id)).language).toBe('de');
    const tags = clips.flatMap((clip) => clip.tags);
    expect(tags).toContain('koffer');
    for (const word of ['niemand', 'hatte', 'nicht', 'nur', 'schon']) expect(tags).not.toContain(word);
    const said = GERMAN.join(' ').toLowerCase();
    for (const { title } of clips) expect(said).toContain(title.toLowerCase().replace(/…$/u, ''));
  });
});

describe('the language of subtitles that are attached', () => {
  it.each([
    ['told by the words', ITALIAN.join(' '), true, 'it'],
    ['said beside them, where that is so wanted', ITALIAN.join(' '), undefined, 'en'],
    ['said beside them, where the words do not tell', 'Ok!', true, 'en'],
  ])('is %s', async (_, text, detectLanguage, language) => {
    const { caller } = await hearingTones();
    const asset = await uploadVideo(caller, await toneVideo('en', 10), 'talk.mov');
    const { body } = await caller.owner('attach_captions', {
      params: { assetId: asset.id },
      body: {
        format: 'srt',
        text: `1\n00:00:01,000 --> 00:00:09,000\n${text}\n`,
        language: 'en',
        detectLanguage,
      },
    });
    expect(body.transcript.language).toBe(language);
  });
});

describe('a source spoken in two languages', () => {
  it('is heard in each where it is spoken, and is in the language of most words', async () => {
    const recogniser = new ToneRecogniser();
    const { caller } = await hearingTones(recogniser);
    const film = await toneVideo(['it', 'en', 'en', 'en'], 130);
    const asset = await uploadVideo(caller, film, 'talk.mov');
    await analyzedIn(caller, asset.id, { language: 'auto' });
    expect(recogniser.hints.map(({ language }) => language)).toEqual(['it', 'en', 'en', 'en', 'en']);
    const { language, words } = await transcriptOf(caller, asset.id);
    expect(language).toBe('en');
    expect(words.slice(0, 3).map(({ text }) => text)).toEqual(['Allora', 'ehm', 'ecco.']);
  });
});

describe('the vocabulary of a project', () => {
  it('spells its own clips, also where the words were made with another one or none', async () => {
    const { caller } = await hearingTones();
    const asset = await uploadVideo(caller, await toneVideo('en', 60), 'talk.mov');
    const before = await analyzedIn(caller, asset.id, {});
    const named = await analyzedIn(caller, asset.id, { vocabulary: 'Cliperoom' });
    const said = ({ clips }: typeof named) =>
      clips.map(({ transcriptExcerpt }) => transcriptExcerpt).join(' ');
    expect([said(before), said(named)]).toEqual([
      expect.stringContaining('clipperoom'),
      expect.stringContaining('Cliperoom'),
    ]);
    expect(said(named)).not.toContain('clipperoom');
    const { composition } = await acceptedClip(caller, named.clips[0]);
    const captions = async () =>
      (await caller.ok('get_composition_captions', { params: { compositionId: composition.id }, query: {} }))
        .captions.text;
    expect(await captions()).toContain('Cliperoom');
    const { source } = composition;
    await caller.ok('edit_composition', {
      params: { compositionId: composition.id },
      body: { expectedRevision: composition.revision, startSec: (source?.startSec ?? 0) + 1 },
    });
    expect(await captions()).not.toContain('clipperoom');
    expect((await transcriptOf(caller, asset.id)).text).toContain('clipperoom');
  });
});
