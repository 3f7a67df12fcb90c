/** `npm run clip` on a film that nobody has written down: heard for real by a small recogniser behind a server of one's own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHostCommand } from '../../../testing/conformance/built-host.ts';
import { parseStrictVtt } from '../../../testing/strict-webvtt.ts';
import { sentencesIn } from '../../../testing/transcription/judge-hearing.ts';
import { hearEnglish } from '../../../testing/transcription/pocketsphinx.ts';
import { type SpokenFilm, spokenFilm } from '../../../testing/transcription/spoken-film.ts';
import {
  startTranscriptionServer,
  type TranscriptionServer,
} from '../../../testing/transcription/transcription-server.ts';
import { wordErrorRate } from '../../../testing/transcription/word-error-rate.ts';
import { ensureHostBuilt } from '../build/host-build.ts';
import { TRANSCRIPTION_KEY } from './clip-options.ts';
import type { ClipResult } from './clip-result.ts';

const KEY = 'sk-of-this-test';
let folder = '';
let film: SpokenFilm;
let server: TranscriptionServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-spoken-'));
  film = await spokenFilm();
  await ensureHostBuilt(false);
  server = await startTranscriptionServer(hearEnglish, {
    shape: 'pieces',
    instead: ({ authorization }, response) =>
      authorization !== `Bearer ${KEY}` && Boolean(response.writeHead(401).end()),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function clip(name: string, key?: string) {
  const flags = ['--count', '1', '--min', '10', '--max', '15', '--reframe', 'center', '--json'];
  const hearing = ['--transcription-server', server.address, '--transcription-model', 'sphinx'];
  const out = join(folder, name);
  const all = ['clip', film.path, ...flags, ...hearing, '--transcription-length', '40', '--out', out];
  return { out, ended: await runHostCommand(all, key === undefined ? {} : { [TRANSCRIPTION_KEY]: key }) };
}

describe('clip with a transcription server', () => {
  it('leaves captions of what was said, when it was said', async () => {
    const { out, ended } = await clip('clips', KEY);
    expect(ended).toMatchObject({ err: '', code: 0 });
    const { clips } = JSON.parse(ended.out) as ClipResult;
    expect(clips).toHaveLength(1);
    expect(server.asked.every(({ model }) => model === 'sphinx')).toBe(true);
    for (const { files, startSec, endSec } of clips) {
      const said = sentencesIn(film.sentences, { startSec, endSec });
      expect(said.length).toBeGreaterThan(1);
      const { cues, errors } = parseStrictVtt(readFileSync(join(out, files.vtt ?? ''), 'utf8'));
      expect(errors).toEqual([]);
      const heard = cues.map(({ text }) => text).join(' ');
      expect(wordErrorRate(said.map(({ text }) => text).join(' '), heard)).toBeLessThanOrEqual(0.15);
      const firstSec = startSec + (cues[0]?.startTime ?? 0);
      expect(Math.abs(firstSec - (said[0]?.startSec ?? 0))).toBeLessThanOrEqual(0.2);
      expect(readFileSync(join(out, files.srt ?? ''), 'utf8')).toMatch(/^1\n00:00:\d\d,\d{3} --> /);
    }
  });

  it('says why it did not go on where the server wants another key, and leaves nothing', async () => {
    const { ended } = await clip('none');
    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.err).toMatch(/doesn’t accept the key for the transcription server/);
  });
});
