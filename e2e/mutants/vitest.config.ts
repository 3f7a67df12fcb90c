/** The tests of one layer, for StrykerJS: the same set-up as always, without the screens. */
import { defineConfig } from 'vitest/config';
import { assemblyScript } from '../../src/media/pictures/planes/assemblyscript-plugin.ts';
import { LAYERS, type LayerName } from './layers.ts';

const layer = (process.env['MUTANTS_LAYER'] ?? 'base') as LayerName;
/** Money is rows as well as a kernel; the service shows both. */
const also = layer === 'money' ? ['src/testing/conformance/money.test.ts'] : [];

export default defineConfig({
  plugins: [assemblyScript()],
  // StrykerJS works on a copy of the tree whose packages are a link; fonts are read from beside the sources.
  resolve: { preserveSymlinks: true },
  test: {
    setupFiles: ['src/testing/property-seed.ts'],
    include: [`${LAYERS[layer]}/**/*.test.ts`, ...also],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
