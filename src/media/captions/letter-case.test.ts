import { describe, expect, it } from 'vitest';
import { planComposition } from '../compose/plans/plan-composition.ts';
import type { CaptionLook } from './caption-look.ts';
import { inLetterCase, type LetterCase } from './letter-case.ts';

const SOURCE = { id: 'talk', width: 1920, height: 1080, hasAudio: true };

/** The hook and the words of captions in a brand's letters. */
function written(text: string, letterCase: LetterCase, hook = 'Bir gün geldi'): string[] {
  const look: CaptionLook = {
    ...{ color: null, emphasisColor: null, emphasisRule: null, size: null, place: null },
    ...{ letterCase, outline: null, box: null, wordsAtOnce: null },
  };
  const words = text.split(' ').map((word, index) => ({
    ...{ index, text: word, startSec: index, endSec: index + 1, hidden: false },
  }));
  const captions = { style: 'boxed', brand: { look } };
  const source = { startSec: 0, endSec: 60 };
  const size = { width: 1080, height: 1920, fps: 25 };
  const plan = planComposition({ ...size, source, hook, captions, words }, SOURCE);
  return [plan.hook?.text ?? '', ...(plan.captions?.words.map((word) => word.text) ?? [])];
}

describe('letters in the case of a brand', () => {
  it('are the same in every language of the machine', () => {
    expect(inLetterCase('Ciao, perché', 'upper')).toBe('CIAO, PERCHÉ');
    expect(inLetterCase('TITLE', 'lower')).toBe('title');
    expect(inLetterCase('Of a newer service', 'title' as 'upper')).toBe('Of a newer service');
    expect(inLetterCase('საქართველო ok', 'upper')).toBe('საქართველო OK');
  });

  it('have both letters i of Turkish, also in words and hooks that show neither', () => {
    const text = 'Kızım bir gün bana dedi ki, ışık istiyorum';
    expect(written(text, 'upper').join(' ')).toBe('BİR GÜN GELDİ KIZIM BİR GÜN BANA DEDİ Kİ, IŞIK İSTİYORUM');
    expect(written('İSTANBUL ISLAK VE ILIK', 'lower').slice(1).join(' ')).toBe('istanbul ıslak ve ılık');
  });

  it('stay those of a text of another language that names somebody in Turkish', () => {
    const text = 'Erdoğan visited the big city in spring and I think his wife did as well';
    expect(written(text, 'upper', 'His visit').join(' ')).toBe(`HIS VISIT ${text.toUpperCase()}`);
  });

  it('leave accents out of Greek capitals, and dots under Lithuanian accents', () => {
    expect(inLetterCase('Άγιος ή άυλος', 'upper')).toBe('ΑΓΙΟΣ Ή ΑΫΛΟΣ');
    expect(inLetterCase('ΟΔΟΣ', 'lower')).toBe('οδος'.replace(/σ$/u, 'ς'));
    expect(inLetterCase('li\u0307\u0301ko', 'upper')).toBe('LI\u0301KO');
  });

  it('write both of a Dutch ij, and two of a German ß', () => {
    expect(inLetterCase('ijs ĳs straße', 'upper')).toBe('IJS ĲS STRASSE');
  });
});
