/** The finder in languages other than the two of the interface. */
import { describe, expect, it } from 'vitest';
import { speak } from '../../../testing/made-talk.ts';
import { TOLD_TALKS } from '../../../testing/told-talks.ts';
import { splitSentences } from '../sentence.ts';
import { headingFrom, tidySentence } from '../sentence-wording.ts';
import { topicTerms } from '../topic-terms.ts';
import type { CueKind, CueLists } from './cue-lists.ts';
import { CUES_AR } from './cues-ar.ts';
import { CUES_DE } from './cues-de.ts';
import { CUES_EN } from './cues-en.ts';
import { CUES_ES } from './cues-es.ts';
import { CUES_FR } from './cues-fr.ts';
import { CUES_HI } from './cues-hi.ts';
import { CUES_ID } from './cues-id.ts';
import { CUES_IT } from './cues-it.ts';
import { CUES_JA } from './cues-ja.ts';
import { CUES_KO } from './cues-ko.ts';
import { CUES_NL } from './cues-nl.ts';
import { CUES_PL } from './cues-pl.ts';
import { CUES_PT } from './cues-pt.ts';
import { CUES_RO } from './cues-ro.ts';
import { CUES_RU } from './cues-ru.ts';
import { CUES_SV } from './cues-sv.ts';
import { CUES_TR } from './cues-tr.ts';
import { CUES_UK } from './cues-uk.ts';
import { CUES_VI } from './cues-vi.ts';
import { CUES_ZH } from './cues-zh.ts';
import { plainText } from './language-cues.ts';
import { loadCues } from './load-cues.ts';

const SENTENCES: readonly (readonly [language: string, said: string, heading: string])[] = [
  ['de', 'Also, er geht um acht, ähm, an die Arbeit.', 'Er geht um acht, an die Arbeit'],
  ['pt', 'Bom, um homem, hum, viu um carro azul.', 'Um homem, viu um carro azul'],
  ['es', 'No sabemos nada de eso todavía.', 'No sabemos nada de eso todavía'],
  ['fr', 'Euh, alors, pourquoi personne ne répond ?', 'Pourquoi personne ne répond ?'],
  ['nl', 'Er was om acht uur nog niemand.', 'Er was om acht uur nog niemand'],
  ['en', 'No sugar in it at all.', 'No sugar in it at all'],
  ['en', 'No, listen, there was sugar in it.', 'There was sugar in it'],
];

describe('phrases', () => {
  it.each(TOLD_TALKS)(
    'in $language tell a story from what is said around it',
    async ({ language, before, story, after }) => {
      const cues = await loadCues(language);
      const count = (kinds: readonly CueKind[], text: string) =>
        kinds.reduce((sum, kind) => sum + cues.count(kind, plainText(text)), 0);
      const around = `${before} ${after}`;
      const [told, announced] = [
        ['story', 'absolute', 'emotion', 'picturable'],
        ['housekeeping', 'notice', 'hedge'],
      ] as const;
      expect(count(told, story)).toBeGreaterThan(3 * count(told, around));
      expect(count(announced, around)).toBeGreaterThan(9);
      // A ticket belongs to both.
      expect(3 * count(announced, story)).toBeLessThanOrEqual(count(announced, around));
    },
  );
});

describe('headings', () => {
  it.each(SENTENCES)('in %s keep what is a word there: %s', async (language, said, heading) => {
    expect(headingFrom(said, 80, await loadCues(language))).toBe(heading);
  });

  it('in Spanish open no question they do not close', async () => {
    const question = '¿Y qué pasa entonces con toda el agua que baja del monte?';
    expect(headingFrom(question, 40, await loadCues('es'))).toBe('Y qué pasa entonces con toda el agua…');
    expect(headingFrom(question, 80, await loadCues('es'))).toBe(question);
  });

  it('in French keep the space before their signs', async () => {
    expect(tidySentence('Vraiment ? Oui !', await loadCues('fr'))).toBe('Vraiment ? Oui !');
  });
});

describe('sentences', () => {
  it.each([
    ['de', 'Wir nehmen z. B. Kartoffeln. Dazu Salz.', 2],
    ['es', 'La Sra. Gómez llegó tarde. Nadie dijo nada.', 2],
    ['fr', 'M. Dupont et Mme. Martin sont là. Ils attendent.', 2],
  ])('in %s do not end behind a title: %s', async (language, text, count) => {
    expect(splitSentences(speak(text), await loadCues(language))).toHaveLength(count);
  });
});

describe('the cues of a language', () => {
  it('are those of it in every country', async () => {
    expect((await loadCues('pt-BR')).language).toBe('pt');
    expect((await loadCues('ES-419')).count('hedge', 'no sé')).toBe(1);
    expect((await loadCues('it-CH')).notes).toBe('it');
  });

  it('are words without a topic alone where nobody wrote phrases, and none where nobody knows it', async () => {
    const [danish, unknown] = [await loadCues('da'), await loadCues('und')];
    expect(topicTerms('og det var en kat i køkkenet', danish)).toEqual(['kat', 'køkkenet']);
    expect([danish.count('story', 'var'), danish.leans('og'), danish.notes]).toEqual([0, false, 'en']);
    expect(unknown.stopWords.size).toBe(0);
  });

  it('take apart what no spaces part', async () => {
    expect(topicTerms('猫は台所にいます', await loadCues('ja'))).toContain('台所');
  });

  it('know a word again in its forms', async () => {
    const forms = {
      ar: ['السيارة', 'سيارة'],
      ko: ['학교에서', '학교'],
      tr: ['İstasyon', 'istasyon'],
      ru: ['письма', 'письмо'],
    };
    for (const [language, said] of Object.entries(forms)) {
      const cues = await loadCues(language);
      expect(new Set(said.map((word) => cues.stem(plainText(word)))).size, language).toBe(1);
    }
  });
});

describe('lists that weigh a clip', () => {
  /** Phrases of a list: what stands deeper in brackets is a form of the same one. Some lists are in brackets as a whole. */
  const sizeOf = (list: string): number => {
    const parting = [0];
    let depth = 0;
    for (const sign of list) {
      if (sign === '(') depth += 1;
      if (sign === ')') depth -= 1;
      if (sign === '|') parting[depth] = (parting[depth] ?? 0) + 1;
    }
    return 1 + (parting.find((count = 0) => count > 0) ?? 0);
  };
  const others = {
    CUES_AR,
    CUES_DE,
    CUES_ES,
    CUES_FR,
    CUES_HI,
    CUES_ID,
    CUES_IT,
    CUES_JA,
    CUES_KO,
    CUES_NL,
    CUES_PL,
    CUES_PT,
    CUES_RO,
    CUES_RU,
    CUES_SV,
    CUES_TR,
    CUES_UK,
    CUES_VI,
    CUES_ZH,
  };

  it.each(Object.entries<CueLists>(others))('hold about as much as the English ones: %s', (_, lists) => {
    for (const kind of ['notice', 'praise', 'picturable', 'hedge', 'housekeeping'] as const) {
      const share = sizeOf(CUES_EN[kind]) / sizeOf(lists[kind]);
      expect(share, kind).toBeGreaterThan(0.75);
      expect(share, kind).toBeLessThan(1.34);
    }
  });
});
