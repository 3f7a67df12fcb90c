import { describe, expect, it } from 'vitest';
import { cuesOf } from './languages/language-cues.ts';
import { splitSentences } from './sentence.ts';
import { type Signal, sentenceSignals } from './sentence-signals.ts';
import { termRarity, topicTerms } from './topic-terms.ts';

/** The signals of the last of the sentences. */
function signalsOf(...said: readonly string[]) {
  const words = said.flatMap((text, sentence) =>
    text.split(' ').map((word) => ({ text: word, speaker: String(sentence) })),
  );
  const sentences = splitSentences(
    words.map((word, index) => ({ ...word, index, startSec: index, endSec: index + 1, confidence: null })),
    cuesOf('en'),
  );
  const terms = sentences.map(({ text }) => topicTerms(text, cuesOf('en')));
  const signals = sentenceSignals(sentences, terms, cuesOf('en'), termRarity(terms)).at(-1);
  if (signals === undefined) throw new Error('Nothing was said.');
  return signals;
}
const words = (count: number) => Array.from({ length: count }, (_, at) => 'abcdefghij'[at % 10]).join(' ');

describe('what a sentence does', () => {
  it.each<readonly [Signal, string, number]>([
    ['question', 'Did you see?”', 1],
    ['question', 'You? Never.', 0],
    ['exclamation', 'Run!', 1],
    ['exclamation', 'Run.', 0],
    ['number', 'It took 9 of them 12 days.', 1],
    ['number', 'It took 9 days.', 0.5],
    ['number', '1 2 3 4', 1],
    ['name', 'So Maria met Carlo, Anna and Ugo.', 1],
    ['name', 'We met Maria.', 0.5],
    ['name', 'Maria left. Then.', 0],
    ['short', words(7), 1],
    ['short', words(8), 0],
    ['long', words(18), 0],
    ['long', words(27), 0.5],
    ['long', words(50), 1],
    ['leaning', 'And it was so.', 1],
    ['leaning', 'Bread and it.', 0],
    ['repair', 'We went, went home.', 0.5],
    ['repair', 'We we went um went home home', 1],
    ['repair', 'We went home.', 0],
    ['trailing', 'It was', 1],
    ['trailing', 'It was…', 1],
    ['trailing', 'It was...', 1],
    ['trailing', 'It was.', 0],
    ['rarity', 'So it is.', 0],
  ])('%s in “%s” counts %d', (signal, text, value) => {
    expect(signalsOf(text)[signal]).toBe(value);
  });

  it('counts cues by ten words, of short sentences as of eight, and not without end', () => {
    expect(signalsOf('um a b c d e f g h i').filler).toBeCloseTo(1, 9);
    expect(signalsOf(`um ${words(19)}`).filler).toBeCloseTo(0.5, 9);
    expect(signalsOf('um a').filler).toBe(signalsOf(`um ${words(7)}`).filler);
    expect(signalsOf('um um um um um').filler).toBe(1.5);
  });

  it('tells a denial that is followed by a plain statement', () => {
    const denial = 'It was not the bread.';
    expect(signalsOf(denial, 'It was the oven.').reversal).toBe(1);
    expect(signalsOf('It was the bread.', 'It was the oven.').reversal).toBe(0);
    expect(signalsOf(denial, 'Maybe it was the oven.').reversal).toBe(0);
    expect(signalsOf(denial, words(14)).reversal).toBe(1);
    expect(signalsOf(denial, words(15)).reversal).toBe(0);
    expect(signalsOf(`not ${words(15)}`, 'It was the oven.').reversal).toBe(1);
    expect(signalsOf(`not ${words(16)}`, 'It was the oven.').reversal).toBe(0);
    expect(signalsOf(denial).reversal).toBe(0);
  });

  it('tells rare words from those used again and again', () => {
    const often = ['Bread rises.', 'Bread rises.', 'Bread rises.'];
    const rare = signalsOf(...often, 'Zeppelins burn.').rarity;
    const mixed = signalsOf(...often, 'Bread burns.').rarity;
    const common = signalsOf(...often, 'Bread rises.').rarity;
    expect(rare).toBeGreaterThan(mixed);
    expect(mixed).toBeGreaterThan(common);
    expect(common).toBe(0);
  });
});
