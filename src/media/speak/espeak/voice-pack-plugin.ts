/** Lets a module import `virtual:voice-pack`: the voice pack, gzipped, as a text of its own chunk. Build time only. */
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { readVoicePack } from './read-voice-pack.ts';

const NAME = 'virtual:voice-pack';
const RESOLVED = `\0${NAME}`;

export function voicePack(): Plugin {
  return {
    name: 'cliproom:voice-pack',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: {
      filter: { id: new RegExp(`^${RESOLVED}$`) },
      async handler() {
        const gzipped = gzipSync(await readVoicePack(), { level: 9 });
        return `export const voicePackBase64 = '${gzipped.toString('base64')}';`;
      },
    },
  };
}
