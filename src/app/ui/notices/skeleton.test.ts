/** Nobody waits without knowing for what: every skeleton is the one that says it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '../..');

it('draws skeletons in one place, and each says what it waits for', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && path !== join('ui', 'notices', 'skeleton.tsx'))
    .map((path) => ({ path, text: readFileSync(join(APP, path), 'utf8') }));
  const drawn = files.filter(({ text }) =>
    /["'`\s]skeleton["'`\s]/.test(text.replaceAll(/^import .*$/gm, '')),
  );
  expect(drawn.map(({ path }) => path)).toEqual([]);
  const skeletons = files.flatMap(({ path, text }) =>
    [...text.matchAll(/<Skeleton\b[^>]*>/g)].map(([tag]) => ({ path, says: tag.includes('what=') })),
  );
  expect(skeletons.length).toBeGreaterThan(40);
  // Beside one that says it.
  expect(skeletons.filter(({ says }) => !says).map(({ path }) => path)).toEqual([
    join('routes', 'connected.tsx'),
  ]);
});
