/** Builds the harness page like the product, once for all that drive it, and serves it with the product's headers. */
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = fileURLToPath(new URL('../../node_modules/.cache/media-harness', import.meta.url));
const configFile = `${ROOT}vite.config.ts`;

export interface HarnessServer {
  readonly url: string;
  close(): Promise<void>;
}

export async function buildMediaHarness(): Promise<void> {
  const input = fileURLToPath(new URL('./media-harness.html', import.meta.url));
  await build({
    root: ROOT,
    configFile,
    logLevel: 'warn',
    build: { outDir: OUT, emptyOutDir: true, sourcemap: false, rollupOptions: { input } },
  });
}

/** Serves what `buildMediaHarness` built, on a free port: several may be open at once. */
export async function startMediaHarness(): Promise<HarnessServer> {
  const server = await preview({
    root: ROOT,
    configFile,
    logLevel: 'warn',
    build: { outDir: OUT },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return {
    url: `${server.resolvedUrls?.local[0]}e2e/harness/media-harness.html`,
    close: () => server.close(),
  };
}
