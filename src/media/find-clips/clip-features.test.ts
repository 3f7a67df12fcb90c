import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speak } from '../../testing/made-talk.ts';
import { CLIP_FEATURES, type ClipFeature, clipFeatures, type SpokenTalk, SUMMED } from './clip-features.ts';
import { type ClipLanguage, cuesOf } from './languages/language-cues.ts';
import { splitSentences } from './sentence.ts';
import { sentenceSignals } from './sentence-signals.ts';
import { termRarity, topicTerms } from './topic-terms.ts';

function talkOf(text: string, language: ClipLanguage = 'en'): SpokenTalk {
  const sentences = splitSentences(speak(text), cuesOf('en'));
  const terms = sentences.map((sentence) => topicTerms(sentence.text, cuesOf(language)));
  const signals = sentenceSignals(sentences, terms, cuesOf(language), termRarity(terms));
  return { sentences, signals, terms };
}
function oneOf(talk: SpokenTalk, feature: ClipFeature, first: number, last: number): number {
  return clipFeatures(talk, 45)(first, last)[CLIP_FEATURES.indexOf(feature)] ?? Number.NaN;
}
const said = fc.array(
  fc.constantFrom(
    'The baker found a key under the table.',
    'Um, I think so, maybe.',
    'Thanks, and the link is below.',
    'It is 5, 9 and 12.',
    'No.',
    'I was never so afraid in my life, and I told nobody.',
  ),
  { minLength: 2, maxLength: 20 },
);

describe('what a run of sentences is like', () => {
  it('is a number for each feature, and sums are told from the mean of the talk', () => {
    fc.assert(
      fc.property(said, fc.nat(), fc.nat(), (texts, from, more) => {
        const talk = talkOf(texts.join(' '));
        const count = talk.sentences.length;
        const first = from % count;
        const last = Math.min(count - 1, first + (more % count));
        const featuresOf = clipFeatures(talk, 45);
        const values = featuresOf(first, last);
        expect(values).toHaveLength(CLIP_FEATURES.length);
        expect(values.every((value) => Number.isFinite(value))).toBe(true);
        const whole = featuresOf(0, count - 1);
        for (const [at] of SUMMED.entries()) expect(whole[at]).toBeCloseTo(0, 9);
      }),
    );
  });

  it('adds up: two runs side by side are worth what they are together', () => {
    fc.assert(
      fc.property(said, fc.nat(), (texts, at) => {
        const talk = talkOf(texts.join(' '));
        const last = talk.sentences.length - 1;
        fc.pre(last > 0);
        const middle = at % last;
        const featuresOf = clipFeatures(talk, 45);
        for (const [column] of SUMMED.entries())
          expect(
            (featuresOf(0, middle)[column] ?? 0) + (featuresOf(middle + 1, last)[column] ?? 0),
          ).toBeCloseTo(featuresOf(0, last)[column] ?? 0, 9);
      }),
    );
  });

  it('knows lengths: of the run against the usual one, of its longest and of its last sentence', () => {
    const talk = talkOf('One two three four. One two three four five six seven eight. One.');
    const spoken = (talk.sentences[2]?.endSec ?? 0) - (talk.sentences[0]?.startSec ?? 0);
    expect(oneOf(talk, 'length', 0, 2)).toBeCloseTo(Math.log(spoken / 45), 9);
    expect(oneOf(talk, 'lengthSquared', 0, 2)).toBeCloseTo(Math.log(spoken / 45) ** 2, 9);
    expect(oneOf(talk, 'longestSentence', 0, 2)).toBeCloseTo(Math.log(8), 9);
    expect(oneOf(talk, 'lastLength', 0, 2)).toBeCloseTo(Math.log(1 / (13 / 3)), 9);
  });

  it('knows an opening and an end that lean, and housekeeping that comes next', () => {
    const talk = talkOf('But he left the house. The dog stayed there. And it barked. Thanks, subscribe.');
    expect([0, 1].map((first) => oneOf(talk, 'opensLeaning', first, 2))).toEqual([1, 0]);
    expect([1, 2].map((last) => oneOf(talk, 'endsLeaning', 0, last))).toEqual([0, 1]);
    expect(oneOf(talk, 'thenHousekeeping', 0, 1)).toBe(0);
    expect(oneOf(talk, 'thenHousekeeping', 0, 2)).toBeGreaterThan(0);
    expect(oneOf(talk, 'thenHousekeeping', 0, 3)).toBe(0);
  });

  it('knows an end that comes back to the beginning, and one that goes on after it', () => {
    const rounded = talkOf('The baker lost his key. Nobody cared. Rain fell. So the baker bought a lock.');
    expect(oneOf(rounded, 'returns', 0, 3)).toBe(1);
    expect(oneOf(rounded, 'returns', 1, 3)).toBe(0);
    const going = talkOf(
      'The garden was empty. A fox came. The fox was hungry. The fox slept. The moon rose.',
    );
    expect(oneOf(going, 'carriesOver', 0, 1)).toBe(1);
    expect(oneOf(going, 'carriesOver', 0, 3)).toBe(0);
  });
});
