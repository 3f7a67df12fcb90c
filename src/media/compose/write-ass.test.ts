import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaptionLook } from '../captions/caption-look.ts';
import type { CaptionPlan } from '../captions/caption-plan.ts';
import { blankPlan } from './plans/plan-parts.ts';
import { writeAss } from './write-ass.ts';

const word = (text: string, index: number) => ({ index, text, startSec: index, endSec: index + 0.5 });
const WORDS = [word('Once', 0), word('upon', 1), word('a time.', 2)];

const LOOK: CaptionLook = {
  ...{ color: null, emphasisColor: null, emphasisRule: null, size: null, place: null },
  ...{ letterCase: 'as_said', outline: null, box: null, wordsAtOnce: null },
};
const OWN_FONT = { id: 'own', name: 'Acme Sans, Display', data: '', widths: [], heightEm: 1.2 };

function assOf(captions: Partial<CaptionPlan>, durationSec = 10): string {
  return writeAss({
    ...blankPlan({ width: 1080, height: 1920, fps: 30 }, durationSec),
    captions: { style: 'outline', words: WORDS, centerYPx: null, ...captions },
  });
}
const rowsOf = (ass: string, kind: 'Style' | 'Dialogue'): string[] =>
  ass.split('\n').filter((line) => line.startsWith(`${kind}: `));
const textOf = (row: string): string => row.split(',').slice(9).join(',');
const shownOf = (row: string): string =>
  textOf(row)
    .replaceAll(/\{[^}]*\}/gu, '')
    .replaceAll('\\N', ' ');
/** With the signs that stand for those a player would take for commands. */
const saidOf = (row: string): string =>
  shownOf(row).replaceAll('｛', '{').replaceAll('｝', '}').replaceAll('\u2060', '');

describe('captions as ASS', () => {
  it('say the size of the picture, and stand where they stand in it', () => {
    const ass = assOf({});
    expect(ass).toContain('PlayResX: 1080\nPlayResY: 1920');
    const [row = ''] = rowsOf(ass, 'Dialogue');
    const [, x, y] = /\\pos\(([\d.]+),([\d.]+)\)/u.exec(row) ?? [];
    expect(Number(x)).toBe(540);
    expect(Number(y)).toBeGreaterThan(1300);
    expect(Number(y)).toBeLessThan(1431);
  });

  it('have a row a page where the style does not follow the voice', () => {
    const rows = rowsOf(assOf({}), 'Dialogue');
    expect(rows.map(shownOf).join(' ')).toBe('Once upon a time.');
    expect(rows.every((row) => !row.includes('\\1c'))).toBe(true);
  });

  it('mark the word being spoken, each from its start to the next', () => {
    const close = WORDS.map((one) => ({ ...one, startSec: one.index * 0.3, endSec: one.index * 0.3 + 0.25 }));
    const rows = rowsOf(assOf({ style: 'bold-karaoke', words: close }), 'Dialogue');
    expect(rows.map((row) => /\{\\1c&H0AD6FF&\}([^{]*)\{/u.exec(row)?.[1])).toEqual([
      'Once',
      'upon',
      'a',
      'time.',
    ]);
    expect(rows.map((row) => row.split(',').slice(1, 3))).toMatchObject([
      ['0:00:00.00', '0:00:00.30'],
      ['0:00:00.30', '0:00:00.60'],
      [expect.any(String), expect.any(String)],
      [expect.any(String), expect.any(String)],
    ]);
  });

  it('colour words made to stand out by hand', () => {
    const emphasised = WORDS.map((one) => (one.index === 1 ? { ...one, emphasised: true as const } : one));
    expect(rowsOf(assOf({ words: emphasised }), 'Dialogue').join('')).toContain('{\\1c&H0AD6FF&}upon{\\r}');
  });

  it('have a box behind them in a style that has one, and a plate behind the word being spoken', () => {
    const ass = assOf({ style: 'boxed' });
    const fields = (rowsOf(ass, 'Style')[0] ?? '').split(',');
    expect(fields[15]).toBe('3');
    // 0.86 of #0c0e16 is there, 0.14 is seen through.
    expect(fields[5]).toBe('&H24160E0C');
    expect(rowsOf(ass, 'Dialogue')[0]).toContain('\\3c&HFF5B4F&');
  });

  it('are bold where the picture is: not in a font of one weight', () => {
    const bold = (captions: Partial<CaptionPlan>): string | undefined =>
      rowsOf(assOf(captions), 'Style')[0]?.split(',')[7];
    expect(bold({})).toBe('-1');
    expect(bold({ look: { ...LOOK, font: 'lora' } })).toBe('-1');
    expect(bold({ look: { ...LOOK, font: 'anton' } })).toBe('0');
    expect(bold({ look: { ...LOOK, font: OWN_FONT } })).toBe('0');
  });

  it('have a field for each they name, whatever a font is called', () => {
    const [row = ''] = rowsOf(assOf({ look: { ...LOOK, font: OWN_FONT } }), 'Style');
    expect(row.split(',')).toHaveLength(23);
    expect(row).toContain(',Acme Sans Display,');
  });

  it('let no text be a command, and rows go on in time', () => {
    const texts = fc.array(fc.constantFrom('{\\pos(0,0)}', '\\N', '}', 'a,b', 'word', '\\'), {
      minLength: 1,
      maxLength: 12,
    });
    const styles = fc.constantFrom('bold-karaoke' as const, 'word-pop' as const, 'boxed' as const);
    fc.assert(
      fc.property(texts, styles, (said, style) => {
        const words = said.map((text, index) => ({ ...word(text, index), startSec: index * 0.004 }));
        const rows = rowsOf(assOf({ style, words }), 'Dialogue');
        let endedAt = '';
        for (const row of rows) {
          const [, start = '', end = ''] = row.split(',');
          expect(start >= endedAt && end > start).toBe(true);
          endedAt = end;
          // One place, which is ours, and what is left of the row is what was said.
          expect(textOf(row).match(/\{\\pos\(/gu)).toHaveLength(1);
          expect(said.join(' ')).toContain(saidOf(row));
          expect(textOf(row).match(/[{}]/gu)?.length).toBe(
            (textOf(row).match(/\{\\[^{}]*\}/gu)?.length ?? 0) * 2,
          );
        }
      }),
    );
  });
});
