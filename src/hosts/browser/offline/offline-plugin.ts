/**
 * Makes the service worker of a build, once its files are written: what it keeps is named by their content, and the page
 * is told which build it is of. Nothing of it is there while developing. Used by vite.config.ts, not by the program.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { BUILD_META, SERVICE_WORKER } from '../../../base/browser/installed-program.ts';
import { keptWhen, type Program } from './program-files.ts';

const ENTRY = join(import.meta.dirname, 'service-worker.ts');
/** In the page, until its build has a name. */
const UNNAMED = 'not-built-yet';
const NAME = new RegExp(`(<meta name="${BUILD_META}" content=")[\\w-]+`);

/** @param pages the addresses of the router: what opens offline. */
export function offlineProgram(pages: readonly string[]): Plugin {
  let base = '/';
  return {
    name: 'cliproom:offline',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: BUILD_META, content: UNNAMED }, injectTo: 'head' },
    ],
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        // A part of the program that is built for itself has no page.
        if (dir === undefined || !existsSync(join(dir, 'index.html'))) return;
        await nameBuild(dir, { base, pages });
        // Several static hosts answer an address they have no file for with it (GitHub Pages, Netlify and others).
        await copyFile(join(dir, 'index.html'), join(dir, '404.html'));
      },
    },
  };
}

/** @param dir of a whole build, whose page has no name or one that no longer fits. */
export async function nameBuild(dir: string, made: Pick<Program, 'base' | 'pages'>): Promise<void> {
  const page = join(dir, 'index.html');
  const html = await readFile(page, 'utf8');
  const program = await readProgram(dir, made);
  await writeFile(page, html.replace(NAME, `$1${program.build}`));
  await writeFile(join(dir, SERVICE_WORKER), await bundle(program));
}

async function readProgram(dir: string, { base, pages }: Pick<Program, 'base' | 'pages'>): Promise<Program> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const whole = createHash('sha256');
  const kept = { 'at once': [], 'on use': [], never: [] } as Record<string, Program['onUse'][number][]>;
  for (const file of paths.sort()) {
    const bytes = await readFile(file);
    const name = relative(dir, file).split(sep).join('/');
    const path = base + name;
    const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    const when = keptWhen(name, bytes.length);
    kept[when]?.push({ path, integrity });
    if (when !== 'never' || name === 'index.html') whole.update(`${path} ${integrity}\n`);
  }
  return {
    build: whole.digest('hex').slice(0, 16),
    base,
    pages,
    atOnce: kept['at once'] ?? [],
    onUse: kept['on use'] ?? [],
  };
}

/** One file, as every browser runs it: some know no modules in service workers. */
async function bundle(program: Program): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PROGRAM: JSON.stringify(program) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [result] = [built].flat();
  if (result === undefined || !('output' in result)) throw new Error('The service worker was not built.');
  return result.output[0].code;
}
