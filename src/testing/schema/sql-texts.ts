/** The SQL of the service and of the Node host as their sources have it: every text that stands there whole. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SRC, sourceFiles } from '../house/read-imports.ts';

export interface SqlText {
  /** Below src. */
  readonly file: string;
  readonly sql: string;
}

const TEXTS = /(['"`])((?:SELECT|INSERT INTO|UPDATE|DELETE FROM) [\s\S]*?)(?<!\\)\1/g;

/** Not the texts that are put together (`${…}`), nor those of the storage, which are an engine's own. */
export function sqlTexts(): SqlText[] {
  const files = sourceFiles().filter(
    (file) =>
      /^(service\/(?!storage\/)|hosts\/node\/(?!backup\/|postgres\/))/.test(file) &&
      !file.endsWith('.test.ts'),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(TEXTS)]
      .map(([, , sql = '']) => ({ file, sql }))
      .filter(({ sql }) => !sql.includes('${')),
  );
}
