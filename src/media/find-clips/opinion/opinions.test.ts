import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnclearAnswerError } from '../../language-model/read-answer.ts';
import type { FoundClip } from '../found-clip.ts';
import { LONGEST, readOpinions } from './opinion-answer.ts';
import { askForOpinions } from './opinion-question.ts';
import { weighOpinions } from './weigh-opinions.ts';

function clip(startSec: number, score: number): FoundClip {
  return {
    startSec,
    endSec: startSec + 20,
    score,
    factors: [],
    title: `Title of ${startSec}`,
    hook: 'Hook',
    summary: 'Summary.',
    reason: 'Reason.',
    tags: [],
    transcriptExcerpt: 'Words.',
    social: { title: `Title of ${startSec}`, caption: 'Summary.\n\n#tag', hashtags: ['#tag'] },
  };
}

const answer = (entries: readonly unknown[]): string => JSON.stringify({ clips: entries });
const plain = { title: null, hook: null, summary: null, reason: null, caption: null, hashtags: null };

describe('asking for opinions', () => {
  it('numbers the clips, and names language, objective and wishes', () => {
    const [rules, material] = askForOpinions([{ durationSec: 21.4, text: 'Il pane costa.' }], {
      language: 'it',
      objective: 'educational',
      instructions: 'Only bread.',
    });
    expect(rules?.content).toContain('Write in Italian');
    expect(material?.content).toContain('The clips are to be educational.');
    expect(material?.content).toContain('Only bread.');
    expect(material?.content).toContain('Clip 1, 21 s:\nIl pane costa.');
  });

  it('sends the clips alone where nothing is wished', () => {
    const clips = ['One.', 'Two.'].map((text) => ({ durationSec: 20, text }));
    const [, material] = askForOpinions(clips, { language: 'en', objective: null, instructions: null });
    expect(material?.content).toBe('Clip 1, 20 s:\nOne.\n\nClip 2, 20 s:\nTwo.');
  });
});

describe('reading opinions', () => {
  it('takes them in any order, in a fence, with talk around them', () => {
    const text = `Sure!\n\`\`\`json\n${answer([
      { clip: 2, score: '40' },
      { clip: 1, score: 90, title: ' A \n title ' },
    ])}\n\`\`\` Good luck.`;
    expect(readOpinions(text, 2)).toEqual([
      { ...plain, score: 90, title: 'A title' },
      { ...plain, score: 40 },
    ]);
  });

  it('leaves words alone that are too long, empty or no text, and keeps scores on the scale', () => {
    const odd = {
      clip: 1,
      score: 1e9,
      title: 'x'.repeat(LONGEST.title + 1),
      hook: '  ',
      summary: 7,
      reason: ['no'],
    };
    expect(readOpinions(answer([odd]), 1)).toEqual([{ ...plain, score: 100 }]);
  });

  it.each([null, '', false, [], 'high'])('does not take %j for a score', (score) => {
    expect(() => readOpinions(answer([{ clip: 1, score }]), 1)).toThrow(UnclearAnswerError);
  });

  it('takes no markup and no link, whatever the transcript told the model to write', () => {
    const obeyed = {
      clip: 1,
      score: 100,
      title: '<script>alert(1)</script>',
      hook: 'Win at https://evil.test',
      summary: 'See [this](javascript:alert(1)).',
      reason: 'Told by evil.com',
      startSec: -5,
      operations: [{ type: 'delete' }],
    };
    expect(readOpinions(answer([obeyed]), 1)).toEqual([{ ...plain, score: 100 }]);
  });

  it('refuses an answer that leaves a clip out', () => {
    expect(() => readOpinions(answer([{ clip: 1, score: 1 }]), 2)).toThrow(UnclearAnswerError);
  });

  it('refuses anything else in the same way', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => readOpinions(text, 1)).toThrow(UnclearAnswerError);
      }),
    );
  });
});

describe('weighing opinions', () => {
  it('ranks by both and takes the words there are', () => {
    const opinions = [
      { ...plain, score: 10 },
      { ...plain, score: 100, title: 'Better', summary: 'Said better.', reason: 'Why.' },
    ];
    const [best, ...rest] = weighOpinions([clip(0, 90), clip(50, 60)], opinions, 1);
    expect(rest).toEqual([]);
    expect(best).toMatchObject({
      score: 80,
      title: 'Better',
      hook: 'Hook',
      reason: 'Why.',
      social: { title: 'Better', caption: 'Said better.\n\n#tag' },
    });
  });

  it('gives of two that score the same the earlier first', () => {
    const opinions = [1, 2, 3].map(() => ({ ...plain, score: 50 }));
    const chosen = weighOpinions([clip(50, 60), clip(0, 60), clip(90, 60)], opinions, 3);
    expect(chosen.map(({ startSec }) => startSec)).toEqual([0, 50, 90]);
  });

  it('never moves or invents a clip, and never gives more than there are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 100, noNaN: true }))),
        fc.integer({ min: 1, max: 20 }),
        (scores, count) => {
          const clips = scores.map(([score], index) => clip(100 * index, score));
          const opinions = scores.map(([, score]) => ({ ...plain, score }));
          const chosen = weighOpinions(clips, opinions, count);
          expect(chosen).toHaveLength(Math.min(count, clips.length));
          for (const { startSec, endSec, score } of chosen) {
            expect(clips.some((one) => one.startSec === startSec && one.endSec === endSec)).toBe(true);
            expect(score).toBeGreaterThanOrEqual(0);
            expect(score).toBeLessThanOrEqual(100);
          }
          expect(chosen.map(({ score }) => score)).toEqual(
            chosen.map(({ score }) => score).sort((a, b) => b - a),
          );
        },
      ),
    );
  });
});

describe('the words to post with', () => {
  const read = (entry: object) => readOpinions(answer([{ clip: 1, score: 50, ...entry }]), 1)[0];

  it('are the model’s where they can be used, and the finder’s otherwise', () => {
    const said = read({
      caption: 'Bread, and what it costs.',
      hashtags: ['#bread', 'Bread', 'pane_caldo', 'two words'],
    });
    expect(said).toMatchObject({ caption: 'Bread, and what it costs.', hashtags: ['#Bread', '#pane_caldo'] });
    const [found] = [clip(0, 40)];
    const weighed = (entry: object) =>
      weighOpinions([found as FoundClip], [read(entry) as NonNullable<typeof said>], 1)[0]?.social;
    expect(weighed({ caption: 'Bread.', hashtags: ['pane'] })).toEqual({
      title: 'Title of 0',
      caption: 'Bread.\n\n#pane',
      hashtags: ['#pane'],
    });
    expect(weighed({})).toEqual(found?.social);
  });

  it('hold no links, no markup and no more than asked for, whatever a transcript made the model say', () => {
    for (const caption of ['Go to https://evil.test now', '<b>Win</b>', 'x'.repeat(LONGEST.caption + 1), 7])
      expect(read({ caption })?.caption, String(caption)).toBeNull();
    const wild = ['#https://evil.test', 'a b', '<i>', '123', 'x'.repeat(31), '', null, 4];
    expect(read({ hashtags: wild })?.hashtags).toBeNull();
    expect(read({ hashtags: 'none' })?.hashtags).toBeNull();
    const many = Array.from({ length: 40 }, (_, index) => `tag${index}`);
    expect(read({ hashtags: many })?.hashtags).toHaveLength(5);
  });
});
