import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEDGER_REASONS } from '../../contract/ledger-reasons.ts';
import { WEBHOOK_EVENTS } from '../../contract/owner/webhook-operations.ts';
import { SHOWN_PROBLEMS } from '../../contract/problems/problem-tables.ts';
import { PAGES, type Page } from '../pages.ts';

const HERE = import.meta.dirname;
const APP = join(HERE, '..');

/** What English says as the contract does. */
const STATED: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(SHOWN_PROBLEMS).map(([code, text]) => [`problem.${code}`, text]),
  ...Object.entries(LEDGER_REASONS).map(([code, text]) => [`ledger.did.${code}`, text]),
]);

/** Texts as written, before they are compiled; English says problems as the contract does where it has no text of its own. */
function catalog(locale: string): Record<string, string> {
  const parts = readdirSync(join(HERE, locale)).filter((name) => name.endsWith('.json'));
  return Object.assign(
    locale === 'en' ? STATED : {},
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

/** Names of events read like texts. */
const isEvent = (id: string): boolean => WEBHOOK_EVENTS.some((event) => event === id);

/** The texts a part holds, whatever its file is called. */
function partOf(name: string): string[] {
  const named = new RegExp(`${name}: \\{\\s*en: \\(\\) => import\\('(.*?)'\\)`);
  const file = named.exec(readFileSync(join(HERE, 'messages.ts'), 'utf8'))?.[1] ?? `./en/${name}.json`;
  return Object.keys(JSON.parse(readFileSync(join(HERE, file.replace(/\.ts$/, '.json')), 'utf8')));
}

/** A file of the program and all it imports, at once or later; the forms of the kinds only where one is shown. */
function reachedFrom(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !existsSync(path) || dirname(path) === HERE) return seen;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  const imports = path.endsWith('-kind.tsx') ? AT_ONCE : AT_ONCE_OR_LATER;
  for (const [, imported = ''] of text.matchAll(imports))
    if (join(dirname(path), imported).startsWith(APP)) reachedFrom(join(dirname(path), imported), seen);
  if (SHOWS_FORM.test(text)) for (const form of FORMS) reachedFrom(form, seen);
  return seen;
}

/** Only its name is said of a kind of project, unless its card or its form is shown. */
function textsIn(paths: ReadonlySet<string>): string {
  const texts = [...paths].map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const isShown = texts.some(({ text }) => SHOWS_CARD.test(text) || SHOWS_FORM.test(text));
  return texts
    .map(({ path, text }) =>
      isShown || !path.endsWith('-kind.tsx') ? text : (/name: .*/.exec(text)?.[0] ?? ''),
    )
    .join('\n');
}

const SHOWS_CARD = /<Picture \/>/;
const SHOWS_FORM = /<WithForm>\{|<Start \/>/;
const AT_ONCE = /from\s*'(\.[^']+\.tsx?)'/g;
const AT_ONCE_OR_LATER = /(?:from|import\()\s*'(\.[^']+\.tsx?)'/g;

/** What the kinds of project load when one is made. */
const FORMS = readdirSync(join(APP, 'kinds'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('-kind.tsx'))
  .flatMap((name) =>
    [...readFileSync(join(APP, 'kinds', name), 'utf8').matchAll(/import\('(\.[^']+)'\)/g)].map(
      ([, form = '']) => join(APP, 'kinds', dirname(name), form),
    ),
  );

/** The file of a page's component, as its import names it. */
function routeOf({ load }: Page): string {
  return /routes\/[\w-]+\.tsx/.exec(String(load))?.[0] ?? '';
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

  it('are loaded with every page that says them', () => {
    const always = [...partOf('shell'), ...partOf('errors')];
    const missing = PAGES.flatMap((page) => {
      const loaded = new Set([...always, ...(page.texts ?? []).flatMap(partOf)]);
      const route = routeOf(page);
      const said = textsIn(reachedFrom(join(APP, route)));
      return Object.keys(en)
        .filter((id) => !loaded.has(id) && !isEvent(id) && (said.includes(`'${id}'`) || page.title === id))
        .map((id) => `${route}: ${id}`);
    });
    expect(PAGES.filter((page) => !existsSync(join(APP, routeOf(page))))).toEqual([]);
    expect(PAGES.length).toBeGreaterThan(10);
    expect(FORMS.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });

  // WCAG 2.5.3: voice control presses what is read aloud from the screen. axe sees what its walk shows, in English.
  it('name a button by more than it shows, and never by other words', () => {
    const pairs = [en, it_].flatMap((texts) =>
      Object.entries(texts).flatMap(([id, name]) => {
        const shown = texts[id.replace(/(?:One|\.name)$/, '')];
        return shown === undefined || shown === name ? [] : [{ id, shown, name }];
      }),
    );
    expect(pairs.length).toBeGreaterThan(20);
    const others = pairs.filter(({ shown, name }) => !name.toLowerCase().includes(shown.toLowerCase()));
    expect(others).toEqual([]);
  });

  it('neither shout nor leave a text empty', () => {
    const bad = [...Object.entries(en), ...Object.entries(it_)].filter(
      ([, text]) => text === '' || text.includes('!'),
    );
    expect(bad).toEqual([]);
  });
});
