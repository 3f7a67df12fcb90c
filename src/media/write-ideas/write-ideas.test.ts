import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIdeas } from './find-ideas.ts';
import STORIES_EN from './grammars/stories-en.json';
import STORIES_IT from './grammars/stories-it.json';
import { readTopic, withPreposition } from './topic.ts';
import { writeFakeTextStory } from './write-fake-text-story.ts';

const language = fc.constantFrom('en' as const, 'it' as const);
const videoType = fc.constantFrom(
  'any' as const,
  'story' as const,
  'fake_text' as const,
  'split_screen' as const,
);
const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 500, unit: 'grapheme' }).filter((text) => /\S/.test(text)),
  fc.constantFrom(
    'learning the guitar',
    'il lavoro da remoto',
    "l'orto sul balcone",
    'Rome',
    '$& $1 {topic}',
    '???',
  ),
);

describe('ideas', () => {
  it('are as many as asked for, no title twice, each complete, for any topic', () => {
    fc.assert(
      fc.property(words, language, videoType, fc.integer({ min: 1, max: 20 }), fc.string(), (...given) => {
        const [topic, spoken, type, count, seed] = given;
        const ideas = findIdeas({ topic, language: spoken, videoType: type, count, seed });
        expect(ideas).toHaveLength(count);
        expect(new Set(ideas.map((idea) => idea.title)).size).toBe(count);
        for (const idea of ideas) {
          if (type !== 'any') expect(idea.videoType).toBe(type);
          expect(idea.outline.length).toBeGreaterThanOrEqual(3);
          expect(idea.outline.length).toBeLessThanOrEqual(6);
          for (const tag of idea.hashtags) expect(tag).toMatch(/^#[\p{L}\p{N}]+$/u);
        }
      }),
    );
  });

  it('are the same again for the same seed and others for another', () => {
    const wish = { topic: 'chess', language: 'en', videoType: 'any', count: 5 } as const;
    expect(findIdeas({ ...wish, seed: 'a' })).toEqual(findIdeas({ ...wish, seed: 'a' }));
    const titles = (seed: string) => findIdeas({ ...wish, seed }).map((idea) => idea.title);
    expect(titles('a')).not.toEqual(titles('b'));
  });

  it('come from different angles before one comes again', () => {
    const ideas = findIdeas({ topic: 'chess', language: 'en', videoType: 'story', count: 7, seed: '1' });
    expect(new Set(ideas.map((idea) => idea.hashtags.find((tag) => tag !== '#chess'))).size).toBe(7);
  });

  it('carry the topic', () => {
    const ideas = findIdeas({
      topic: 'sourdough bread',
      language: 'en',
      videoType: 'any',
      count: 20,
      seed: '1',
    });
    for (const idea of ideas) {
      expect(idea.hashtags).toContain('#sourdough');
      expect([idea.title, idea.hook, ...idea.outline].join(' ').toLowerCase()).toContain('sourdough bread');
    }
  });
});

describe('a topic', () => {
  it.each([
    ['di', 'il lavoro', 'del lavoro'],
    ['su', 'gli scacchi', 'sugli scacchi'],
    ['di', "l'orto", "dell'orto"],
    ['su', 'lo sport', 'sullo sport'],
    ['di', 'le piante', 'delle piante'],
    ['di', 'caffè', 'di caffè'],
  ])('after %s: %s', (preposition, phrase, drawn) => {
    expect(withPreposition(preposition, phrase)).toBe(drawn);
  });

  it.each([
    ['Houseplants', 'en', 'houseplants'],
    ['Rome in winter', 'en', 'Rome in winter'],
    ['My cat ate the cake.', 'en', 'the day my cat ate the cake'],
    ['Il mio gatto ha mangiato la torta', 'it', 'la volta che il mio gatto ha mangiato la torta'],
    ['How I lost my keys', 'en', 'how I lost my keys'],
  ] as const)('%s stands in a sentence', (typed, spoken, phrase) => {
    expect(readTopic(typed, spoken).phrase).toBe(phrase);
  });

  it.each([
    ['dogs', 'are'],
    ['learning to swim', 'is'],
    ['habits of rich people', 'are'],
    ['chess', 'is'],
  ])('%s %s', (typed, verb) => {
    expect(readTopic(typed, 'en').is).toBe(verb);
  });
});

describe('a chat story', () => {
  it('has as many lines as asked for, none twice, none empty or too long, and both sides speak', () => {
    const wish = fc.record({
      prompt: fc.oneof(fc.constant(null), words, fc.string({ maxLength: 2000 })),
      lineCount: fc.integer({ min: 2, max: 200 }),
      language,
      seed: fc.string(),
    });
    fc.assert(
      fc.property(wish, (asked) => {
        const story = writeFakeTextStory(asked);
        expect(story).toEqual(writeFakeTextStory(asked));
        expect(story.lines).toHaveLength(asked.lineCount);
        expect(new Set(story.lines.map((line) => line.text)).size).toBe(asked.lineCount);
        expect(new Set(story.lines.map((line) => line.side)).size).toBe(2);
        for (const { text } of story.lines) {
          expect(text.length).toBeGreaterThan(0);
          expect(text.length).toBeLessThanOrEqual(500);
        }
        expect(story.title.length).toBeGreaterThan(0);
        expect(story.sides.me.name).not.toBe(story.sides.them.name);
      }),
    );
  });

  it('is about its prompt from the first line on', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { title, lines } = writeFakeTextStory({
        prompt: 'the stolen bicycle',
        lineCount: 14,
        language: 'en',
        seed: String(seed),
      });
      expect(title).toContain('the stolen bicycle');
      expect(lines[0]?.text.toLowerCase()).toContain('the stolen bicycle');
    }
  });

  it('is another one for another seed', () => {
    const write = (seed: string) =>
      writeFakeTextStory({ prompt: 'the stolen bicycle', lineCount: 16, language: 'it', seed }).lines;
    expect(write('1')).not.toEqual(write('2'));
  });
});

describe.each([
  ['English', STORIES_EN],
  ['Italian', STORIES_IT],
])('the grammar of chat stories, %s', (_, { plots }) => {
  it('has plots whose beats are said by one of two sides, in one wording at least', () => {
    const beats = plots.flatMap(({ opening, turn, punchLine }) => [...opening, ...turn, ...punchLine]);
    expect(new Set(beats.map(({ side }) => side))).toEqual(new Set(['me', 'them']));
    for (const { wordings } of beats) expect(wordings).not.toHaveLength(0);
  });
});
