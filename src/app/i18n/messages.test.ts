import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;
const APP = join(HERE, '..');

/** Texts as written, before they are compiled. */
function catalog(locale: string): Record<string, string> {
  const parts = readdirSync(join(HERE, locale)).filter((name) => name.endsWith('.json'));
  return Object.assign(
    {},
    ...parts.map((name) => JSON.parse(readFileSync(join(HERE, locale, name), 'utf8'))),
  );
}

function argumentsOf(text: string): string[] {
  // A branch such as `one {Esportalo}` is text, not a value.
  return [
    ...new Set([...text.matchAll(/(?<!(?:\bone|\bother|=\d) )\{(\w+)[,}]/g)].map((match) => match[1] ?? '')),
  ].toSorted();
}

function sources(folder = APP): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.tsx?$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

describe('the messages', () => {
  const [en, it_] = [catalog('en'), catalog('it')];

  it('are the same in both languages', () => {
    expect(Object.keys(it_).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it('take the same values in both languages', () => {
    const different = Object.keys(en).filter(
      (id) => argumentsOf(en[id] ?? '').join() !== argumentsOf(it_[id] ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('are all used, by their whole id or by a template of it', () => {
    const text = sources();
    const templates = [...text.matchAll(/`([a-z]+(?:\.[a-zA-Z]+)*\.)\$\{/g)].map((match) => match[1] ?? '');
    const unused = Object.keys(en).filter(
      (id) => !text.includes(`'${id}'`) && !templates.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it('neither shout nor leave a text empty', () => {
    const bad = [...Object.entries(en), ...Object.entries(it_)].filter(
      ([, text]) => text === '' || text.includes('!'),
    );
    expect(bad).toEqual([]);
  });
});
