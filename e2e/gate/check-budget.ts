/** Fails when the first load is heavier than people should have to wait for. */
import { bundleSizes } from './bundle-sizes.ts';

const FIRST_LOAD_MAX_BYTES = 140_000;

const { firstLoadBytes } = await bundleSizes();
console.log(
  `First load: ${(firstLoadBytes / 1000).toFixed(1)} kB gzip of ${FIRST_LOAD_MAX_BYTES / 1000} kB.`,
);
if (firstLoadBytes > FIRST_LOAD_MAX_BYTES) process.exitCode = 1;
