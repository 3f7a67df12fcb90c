import { describe, expect, it } from 'vitest';
import type { FactorMeasures, TalkView } from './clip-factors.ts';
import { measureFactors } from './clip-factors.ts';
import { wordClip } from './clip-wording.ts';
import { cuesOf } from './languages/language-cues.ts';
import { splitSentences } from './sentence.ts';
import { sentenceSignals } from './sentence-signals.ts';
import { termRarity, topicTerms } from './topic-terms.ts';

/** Words of the sentences from `first` to `last` of a talk; without numbers all of it. */
function worded(
  said: readonly string[],
  {
    first = 0,
    last = said.length - 1,
    language = 'en' as 'en' | 'it',
    change = {} as Partial<FactorMeasures>,
  } = {},
) {
  const words = said.flatMap((text, sentence) =>
    text.split(' ').map((word) => ({ text: word, speaker: String(sentence) })),
  );
  const sentences = splitSentences(
    words.map((word, index) => ({ ...word, index, startSec: index, endSec: index + 1, confidence: null })),
    cuesOf('en'),
  );
  const terms = sentences.map(({ text }) => topicTerms(text, cuesOf(language)));
  const rarity = termRarity(terms);
  const signals = sentenceSignals(sentences, terms, cuesOf(language), rarity);
  const talk: TalkView = { sentences, signals, terms, borders: [], liveliness: [] };
  const clip = {
    first,
    last,
    startSec: sentences[first]?.startSec ?? 0,
    endSec: sentences[last]?.endSec ?? 0,
    strength: 0,
  };
  return wordClip(talk, clip, { ...measureFactors(talk, clip), ...change }, cuesOf(language), rarity);
}
const at = (...sentences: readonly number[]) => ({ value: 1, sentences, signals: [] });

describe('the title of a clip', () => {
  it('is a sentence of its own, without lead-in and full stop', () => {
    expect(worded(['So, the baker sold the oven.']).title).toBe('The baker sold the oven');
    expect(
      worded(['The train was late.', 'The baker sold the oven.', 'Nobody came back.'], { first: 1, last: 1 })
        .title,
    ).toBe('The baker sold the oven');
  });

  it.each([
    ['a claim', 'The baker never sold the oven here.'],
    ['a surprise', 'The baker sold an oven, it turns out.'],
    ['a question', 'Who sold the baker oven there again?'],
    ['a comparison', 'The baker sold ovens as if burnt.'],
  ])('is rather %s', (_, best) => {
    const dull = 'The baker sold the oven there again.';
    expect(worded(['Um, maybe the baker did.', dull, best]).title).toBe(best.replace(/\.$/u, ''));
  });

  it.each([
    ['doubts', 'Maybe the baker never sold an oven.'],
    ['talk about the talk', 'The baker never got a microphone.'],
    ['fillers', 'The baker, um, never sold, um, ovens.'],
    ['two or three words', 'Bakers never sell.'],
  ])('has rather no %s', (_, worse) => {
    const plain = 'The baker sold the oven there again.';
    expect(worded([plain, plain, worse]).title).toBe('The baker sold the oven there again');
  });

  it('is rather of four words than of three', () => {
    expect(worded(['Bakers sell ovens.', 'The bakers sell ovens.']).title).toBe('The bakers sell ovens');
  });

  it('is the first of equal ones', () => {
    expect(worded(['The baker sold his oven.', 'The baker sold her oven.']).title).toBe(
      'The baker sold his oven',
    );
  });

  it('is on the topic of the clip', () => {
    expect(worded(['It was there and so it was.', 'The baker sold the oven.']).title).toBe(
      'The baker sold the oven',
    );
  });

  it('is what was said where that were fillers alone', () => {
    expect(worded(['Um.', 'Uh.']).title).toBe('Um. Uh.');
  });
});

describe('hook and summary', () => {
  const said = [
    'Bread rises overnight there.',
    'Salt.',
    'The baker sold the oven.',
    'Nobody ever came back again.',
  ];

  it('takes the strongest line of the opening of four words at least', () => {
    expect(worded(said, { change: { hook: at(2) } }).hook).toBe('The baker sold the oven');
    expect(worded(said, { last: 2, change: { hook: at(2) } }).hook).toBe('The baker sold the oven');
    expect(worded(said, { change: { hook: at(1) } }).hook).toBe('Bread rises overnight there');
    expect(worded(said, { change: { hook: at() } }).hook).toBe('Bread rises overnight there');
    expect(worded(said, { first: 1, change: { hook: at() } }).hook).toBe('The baker sold the oven');
    expect(worded(['Salt.', 'Bread.', 'The baker sold the oven.'], { change: { hook: at() } }).hook).toBe(
      'Salt',
    );
    expect(worded(said, { first: 1, last: 1, change: { hook: at() } }).hook).toBe('Salt');
    expect(worded(['Um.'], { change: { hook: at() } }).hook).toBe('Um.');
  });

  it('tells the opening thought and the one it comes to, in the order they were said, once', () => {
    const summary = (hook: readonly number[], payoff: readonly number[]) =>
      worded(said, { change: { hook: at(...hook), payoff: at(...payoff) } }).summary;
    expect(summary([0], [3])).toBe(`${said[0]} ${said[3]}`);
    expect(summary([2], [0])).toBe(`${said[0]} ${said[2]}`);
    expect(summary([2], [2])).toBe(said[2]);
    expect(summary([], [])).toBe(`${said[0]} ${said[3]}`);
  });

  it('has room for 240 characters in all', () => {
    const long = `${'bread '.repeat(60)}end.`;
    const { summary, transcriptExcerpt, title, hook } = worded([long, long]);
    expect(summary.length).toBeLessThanOrEqual(240);
    expect(summary.length).toBeGreaterThan(220);
    expect(summary.split('…')).toHaveLength(3);
    expect(transcriptExcerpt.length).toBeLessThanOrEqual(321);
    expect(transcriptExcerpt).toMatch(/^bread .*bread…$/u);
    expect(title.length).toBeLessThanOrEqual(80);
    expect(hook.length).toBeLessThanOrEqual(90);
    const [exact] = [worded([`${'a'.repeat(319)}.`])];
    expect(exact?.transcriptExcerpt).toBe(`${'a'.repeat(319)}.`);
    expect(worded([`${'a'.repeat(400)}.`]).transcriptExcerpt).toBe(`${'a'.repeat(319)}…`);
  });
});

describe('tags', () => {
  it('are the topic words, as they were said, those said again first, five at most', () => {
    const { tags, social } = worded([
      'Bakers bake bread.',
      'Bread needs flour, water, yeast and an oven.',
      'The baker’s bread.',
    ]);
    expect(tags).toHaveLength(5);
    expect(tags.slice(0, 2)).toEqual(['bakers', 'bread']);
    expect(social.hashtags).toEqual(tags.map((tag) => `#${tag}`));
  });

  it('are rare in the talk', () => {
    const said = ['Trains leave.', 'Trains arrive.', 'Trains whistle.', 'Trains carry zeppelins.'];
    expect(worded(said, { first: 3 }).tags).toEqual(['carry', 'zeppelins', 'trains']);
  });

  it('have no articles, endings, stop words and short words', () => {
    expect(worded(['L’orologio dell’albero è lì.'], { language: 'it' }).tags).toEqual(['albero', 'orologio']);
    expect(worded(['They’ve rock-n-roll- cats’ really oven bun.']).tags).toEqual([
      'rock-n-roll',
      'cats',
      'oven',
    ]);
    expect(worded(['They’ve rock-n-roll- cats’ really oven bun.']).social.hashtags).toContain('#rocknroll');
  });

  it('follow the summary in what is posted', () => {
    const { social, summary, title } = worded(['The baker sold the oven.']);
    expect(social).toMatchObject({ title, caption: `${summary}\n\n#baker #oven #sold` });
    expect(worded(['So it is.']).social.caption).toBe('So it is.');
  });
});
