/** Lets a module import `virtual:face-model`: the detector's files, gzipped, as texts of their own chunk. Build time only. */
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { readFaceModel } from './read-face-model.ts';

const NAME = 'virtual:face-model';
const RESOLVED = `\0${NAME}`;

export function faceModel(): Plugin {
  return {
    name: 'cliproom:face-model',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: {
      filter: { id: new RegExp(`^${RESOLVED}$`) },
      async handler() {
        const files = Object.entries(await readFaceModel());
        return files
          .map(([name, bytes]) => {
            const gzipped = gzipSync(typeof bytes === 'string' ? bytes : new Uint8Array(bytes), { level: 9 });
            return `export const ${name} = '${gzipped.toString('base64')}';`;
          })
          .join('\n');
      },
    },
  };
}
