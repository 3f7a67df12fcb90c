/**
 * Makes the short sample of each voice in public/voices with the built-in synthesiser. Needs `ffmpeg` in PATH.
 * Run by `npm run voices`; the result is committed.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEspeak } from '../../media/speak/espeak/espeak-synthesizer.ts';
import { readVoicePack } from '../../media/speak/espeak/read-voice-pack.ts';
import { speakToFile } from '../../media/speak/speak-to-file.ts';
import { VOICES } from '../../media/speak/voices.ts';
import { ffmpeg } from '../media/run-ffmpeg.ts';

const SENTENCES = {
  en: (name: string) => `Hello, this is ${name}. I can read your story aloud.`,
  it: (name: string) => `Ciao, sono ${name}. Posso leggere la tua storia ad alta voce.`,
};
const OUT = 'public/voices';
const MAX_BYTES = 200_000;
const CALL = { signal: new AbortController().signal, onProgress: () => undefined };

const work = mkdtempSync(join(tmpdir(), 'cliproom-voices-'));
try {
  mkdirSync(OUT, { recursive: true });
  const espeak = await openEspeak(await readVoicePack());
  for (const { id, language, name } of VOICES) {
    const spoken = join(work, `${id}.mp3`);
    const file = await open(spoken, 'w');
    const writer = {
      write: async (bytes: Uint8Array, position: number) =>
        void (await file.write(bytes, 0, bytes.byteLength, position)),
    };
    await speakToFile({ text: SENTENCES[language](name), voice: id }, writer, async () => espeak, CALL);
    await file.close();
    const small = ['-ac', '1', '-ar', '24000', '-c:a', 'libmp3lame', '-b:a', '32k', '-map_metadata', '-1'];
    await ffmpeg('-i', spoken, ...small, '-write_xing', '1', join(OUT, `${id}.mp3`));
  }
} finally {
  rmSync(work, { recursive: true });
}
const bytes = readdirSync(OUT).reduce((sum, name) => sum + statSync(join(OUT, name)).size, 0);
console.log(`${readdirSync(OUT).length} samples, ${Math.round(bytes / 1000)} kB`);
if (bytes > MAX_BYTES) throw new Error(`The samples weigh ${bytes} bytes, more than ${MAX_BYTES}.`);
