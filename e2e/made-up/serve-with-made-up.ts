/** The product with one more command, page and kind of project, each listed once, built and served beside the product. */
import { fileURLToPath } from 'node:url';
import { build, type Plugin, preview } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = fileURLToPath(new URL('../../node_modules/.cache/made-up', import.meta.url));

/** The lists of the product, and what is added to each. */
const LISTS = {
  'src/app/commands/timeline/timeline-set.ts': [
    'made-up-command.ts',
    'TIMELINE.groups.push(MADE_UP_COMMANDS)',
  ],
  'src/app/pages.ts': ['made-up-page.ts', 'PAGES.push(MADE_UP_PAGE)'],
  'src/app/kinds/kinds.ts': ['made-up-kind.ts', 'KINDS.push(MADE_UP_KIND)'],
} as const;

function listMadeUp(): Plugin {
  return {
    name: 'made-up',
    transform(code, id) {
      const added = Object.entries(LISTS).find(([list]) => id.endsWith(list))?.[1];
      if (added === undefined) return null;
      const [file, statement] = added;
      const name = /\((\w+)\)/.exec(statement)?.[1];
      return `import { ${name} } from '${fileURLToPath(new URL(file, import.meta.url))}';\n${code}\n${statement};`;
    },
  };
}

export async function serveWithMadeUp(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const shared = { root: ROOT, configFile: `${ROOT}vite.config.ts`, logLevel: 'error' } as const;
  const out = { outDir: OUT, emptyOutDir: true, sourcemap: false };
  await build({ ...shared, plugins: [listMadeUp()], build: out });
  const server = await preview({
    ...shared,
    build: { outDir: OUT },
    preview: { port: 0, host: 'localhost' },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
