import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, normalizePath } from 'vite';
import { defineConfig } from 'vitest/config';
import { filesOfThePage } from './src/app/build-files.ts';
import { compileMessages } from './src/app/i18n/compile-messages-plugin.ts';
import { PATHS } from './src/app/paths.ts';
import { offlineProgram } from './src/hosts/browser/offline/offline-plugin.ts';
import { pageHeadersPlugin } from './src/hosts/browser/page-headers-plugin.ts';
import { placedPage } from './src/hosts/browser/placed-page-plugin.ts';
import { assemblyScript } from './src/media/pictures/planes/assemblyscript-plugin.ts';
import { voicePack } from './src/media/speak/espeak/voice-pack-plugin.ts';
import { faceModel } from './src/media/vision/faces/face-model-plugin.ts';
import { LongestFirst } from './src/testing/longest-first.ts';
import { SEEN_WITHIN_MS, TEST_ENDS_WITHIN_MS } from './src/testing/patience.ts';

const PATIENCE = {
  ...{ testTimeout: TEST_ENDS_WITHIN_MS, hookTimeout: TEST_ENDS_WITHIN_MS },
  expect: { poll: { timeout: SEEN_WITHIN_MS } },
};

const ALL_TESTS = 'src/**/*.test.{ts,tsx}';
/** These share one PostgreSQL, which is started where one of them runs. */
const ON_POSTGRES = 'src/**/*.postgres.test.ts';

/** Not every static host knows that `.mjs` is script, and browsers run nothing else as one. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  names[0]?.endsWith('.mjs') ? 'assets/[name]-[hash].js' : 'assets/[name]-[hash][extname]';

/**
 * The one worker that tabs of several builds share has the same address in all of them: else a tab of a new build would
 * never find the service that a tab of the old one runs.
 */
const workerFileNames = ({ name }: { readonly name: string }): string =>
  name === 'tab-hub.worker' ? 'tab-hub.js' : 'assets/[name]-[hash].js';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    compileMessages(),
    assemblyScript(),
    voicePack(),
    faceModel(),
    pageHeadersPlugin(),
    placedPage(),
    offlineProgram(Object.values(PATHS).map(({ pattern }) => pattern)),
  ],
  // Speech is given its WebAssembly code as a file of the build; else its package would hold that code once more.
  resolve: { conditions: ['onnxruntime-web-use-extern-wasm', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // From here on `light-dark()` is native; lowered, it could not turn a part of the page dark.
    cssTarget: ['chrome111', 'edge111', 'firefox125', 'safari16.4'],
    sourcemap: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        assetFileNames,
        codeSplitting: { groups: filesOfThePage(normalizePath(resolve('src/main.tsx'))) },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [assemblyScript(), voicePack(), faceModel()],
    rolldownOptions: { output: { assetFileNames, entryFileNames: workerFileNames } },
  },
  // Without the worker entries, their dependencies are found late and reload the page on first use.
  optimizeDeps: { entries: ['index.html', 'src/**/*.worker.ts'], exclude: ['@sqlite.org/sqlite-wasm'] },
  preview: { port: 4173 },
  // Two workers also on two cores: most tests wait for a process or a disk part of their time.
  test: {
    globalSetup: ['src/testing/run-folder.ts', 'src/testing/object-store/store-of-run.ts'],
    setupFiles: ['src/testing/property-seed.ts', 'src/testing/own-globals.ts'],
    environment: 'node',
    maxWorkers: 2,
    // What a worker has loaded is there for all files of its project; globals they replace are put back (`own-globals.ts`).
    isolate: false,
    sequence: { sequencer: LongestFirst },
    ...PATIENCE,
    projects: [
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [ON_POSTGRES],
          globalSetup: ['src/testing/postgres/postgres-for-tests.ts'],
        },
      },
      { extends: true, test: { name: 'others', include: [ALL_TESTS], exclude: [ON_POSTGRES] } },
    ],
  },
});
