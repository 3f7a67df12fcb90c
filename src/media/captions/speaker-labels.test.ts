import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaptionCue } from './caption-cue.ts';
import { namedSpeakers } from './speaker-labels.ts';

const cue = (text: string, at = 0): CaptionCue => ({
  ...{ startSec: at, endSec: at + 2, text, speaker: null, marks: [] },
});
const said = (...texts: readonly string[]) =>
  namedSpeakers(texts.map((text, at) => cue(text, at * 2))).map(({ speaker, text }) => [speaker, text]);

/** So many cues without a name. */
const others = (count: number) => Array.from({ length: count }, (_, at) => `and so on ${at}`);

describe('names before what is said', () => {
  it('are speakers where a file names them throughout, until another one is named', () => {
    const texts = ['Ann Lee: Hello everyone.', 'Look: it works.', 'and on', 'Luigi Di Maio: Sì.', 'Grazie.'];
    expect(said(...texts, 'Ann Lee: Bye.')).toEqual([
      ['Ann Lee', 'Hello everyone.'],
      ['Ann Lee', 'Look: it works.'],
      ['Ann Lee', 'and on'],
      ['Luigi Di Maio', 'Sì.'],
      ['Luigi Di Maio', 'Grazie.'],
      ['Ann Lee', 'Bye.'],
    ]);
  });

  it('are taken off where a file names a speaker now and then, and who speaks is not known', () => {
    const texts = [
      'JOHN: Who is it?',
      'Speaker 2: Me.',
      ...others(40),
      'JOHN:\nCome in.',
      '- Speaker 2: Yes',
    ];
    const plain = ['Who is it?', 'Me.', ...others(40), 'Come in.', 'Yes'];
    expect(said(...texts)).toEqual(plain.map((text) => [null, text]));
  });

  it('are taken off in brackets, as programs write them that tell voices apart', () => {
    expect(said('[SPEAKER_01]: Hello.', ...others(40))[0]).toEqual([null, 'Hello.']);
  });

  it.each([
    ['发言人1：你好。', '发言人2：他说：好。', '发言人1', '你好。', '他说：好。'],
    ['화자 1: 안녕.', '화자 2: 네.', '화자 1', '안녕.', '네.'],
    ['वक्ता 1: नमस्ते।', 'वक्ता 2: जी।', 'वक्ता 1', 'नमस्ते।', 'जी।'],
  ])('are read with their number where nothing is written large: %s', (one, other, name, text, answer) => {
    const [first, second] = said(one, other);
    expect(first).toEqual([name, text]);
    expect(second?.[1]).toBe(answer);
  });

  it('are read behind the arrows of another voice, as television writes them', () => {
    expect(said('>> LEE HOLT: Good evening.', '>>> ANN: Thank you.', '>> LEE HOLT:\nGood night.')).toEqual([
      ['LEE HOLT', 'Good evening.'],
      ['ANN', 'Thank you.'],
      ['LEE HOLT', 'Good night.'],
    ]);
  });

  it('are not those of another voice that nobody names', () => {
    expect(said('>> ANN: Hello.', 'and on', '>> Hello, Ann.', 'So?', '>> ANN: Yes.')).toEqual([
      ['ANN', 'Hello.'],
      ['ANN', 'and on'],
      [null, '>> Hello, Ann.'],
      [null, 'So?'],
      ['ANN', 'Yes.'],
    ]);
  });

  it('are words where they are a part of a sentence', () => {
    const talk = ['Remember: be kind.', 'Step 1: begin.', 'Step 2: go on.', 'The truth is: nobody knows.'];
    const texts = [...talk, ...others(40), 'Remember: be kind.', 'He said:', 'at 10:30 we met'];
    expect(said(...texts)).toEqual(texts.map((text) => [null, text]));
  });

  it('part a cue in which two speak', () => {
    const [ann, bob] = namedSpeakers([
      { ...cue('ANN: Who?\nBOB: Me!!'), marks: [{ offset: 15, startSec: 1.5 }] },
      cue('ANN: Me too.', 2),
    ]);
    expect(ann).toMatchObject({ startSec: 0, speaker: 'ANN', text: 'Who?\n', marks: [] });
    expect(bob).toMatchObject({ endSec: 2, speaker: 'BOB', text: 'Me!!' });
    expect(bob?.marks).toEqual([{ offset: 0, startSec: 1.5 }]);
    expect(ann?.endSec).toBe(bob?.startSec);
  });

  it('leave every cue in its time, and nothing said is lost', () => {
    const piece = fc.constantFrom('Ann: ', 'BOB: ', '[x]: ', 'word ', '\n', ': ', '- ', 'Di Maio: ', '…');
    const texts = fc.array(fc.array(piece, { minLength: 1, maxLength: 12 }), { maxLength: 8 });
    fc.assert(
      fc.property(texts, (lines) => {
        const cues = lines.map((line, at) => cue(line.join(''), at * 2));
        const named = namedSpeakers(cues);
        const words = (all: readonly CaptionCue[]) => all.flatMap(({ text }) => text.match(/word/gu) ?? []);
        expect(words(named)).toEqual(words(cues));
        for (const [at, { startSec, endSec }] of named.entries()) {
          expect(endSec).toBeGreaterThan(startSec);
          expect(startSec).toBeGreaterThanOrEqual((named[at - 1]?.endSec ?? 0) - 1e-9);
        }
      }),
    );
  });
});
