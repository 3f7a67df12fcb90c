/** Builds the Node host: the same sources and plugins as the page, bundled for Node into `dist-host`. */
import { dirname, relative } from 'node:path';
import { defineConfig } from 'vite';
import { assemblyScript } from '../../../media/pictures/planes/assemblyscript-plugin.ts';
import { voicePack } from '../../../media/speak/espeak/voice-pack-plugin.ts';
import { faceModel } from '../../../media/vision/faces/face-model-plugin.ts';

/**
 * Packages of many small modules of script, each of which would be found, read and compiled at each start. The binary that
 * `node-av` loads is a package of its own, and stays one.
 */
const BUNDLED = [
  'zod',
  'hono',
  '@hono/node-server',
  'prom-client',
  '@opentelemetry/api',
  '@noble/hashes',
  /^@?mediabunny/,
  'node-av',
];

export default defineConfig({
  ssr: { noExternal: BUNDLED },
  plugins: [assemblyScript(), voicePack(), faceModel()],
  // Files beside the bundle are named relative to the code that asks for them, so that the folder can be moved.
  experimental: {
    renderBuiltUrl(filename, { hostId }) {
      const from = JSON.stringify(relative(dirname(hostId), filename));
      return { runtime: `new URL(${from}, import.meta.url).href` };
    },
  },
  publicDir: false,
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: 'dist-host',
    target: 'node20',
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        'command-line': 'src/hosts/node/command-line.ts',
        'media-child': 'src/hosts/node/media/media-child.ts',
      },
    },
  },
});
