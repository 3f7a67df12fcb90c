/** Makes the voice pack from the installed eSpeak NG package. For Node and for builds. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { makeVoicePack } from './voice-pack.ts';

export async function readVoicePack(): Promise<Uint8Array<ArrayBuffer>> {
  const modulePath = createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten');
  const [moduleText, data] = await Promise.all([
    readFile(modulePath, 'utf8'),
    readFile(modulePath.replace(/\.js$/, '.data')),
  ]);
  return makeVoicePack(moduleText, data);
}
