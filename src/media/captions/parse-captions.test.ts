import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problem } from '../../contract/problems/problem.ts';
import { mutateBytes } from '../../testing/media/mutated/mutate-bytes.ts';
import { parseCaptions } from './parse-captions.ts';

describe('reading SRT', () => {
  it('takes a byte order mark, Windows line ends, missing hours and tags', () => {
    const { format, cues, problems } = parseCaptions(
      '\uFEFF1\r\n00:01,000 --> 00:02,500\r\n<i>Hello</i> &amp; {\\an8}welcome\r\nback\r\n\r\n2\r\n01:00:03,000 --> 01:00:04,000\r\nBye\r\n',
    );
    expect(format).toBe('srt');
    expect(problems).toEqual([]);
    expect(cues).toEqual([
      { startSec: 1, endSec: 2.5, text: 'Hello & welcome\nback', speaker: null, marks: [] },
      { startSec: 3603, endSec: 3604, text: 'Bye', speaker: null, marks: [] },
    ]);
  });

  it('names the line of every broken cue and reads the others', () => {
    const { cues, problems } = parseCaptions(
      '1\n00:00:0x,000 --> 00:00:02,000\nbad start\n\n2\n00:00:05,000 --> 00:00:04,000\nbackwards\n\nno times here\nat all\n\n3\n00:00:06,000 --> 00:00:07,000\nfine\n',
    );
    expect(cues.map(({ text }) => text)).toEqual(['fine']);
    expect(problems.map(({ line }) => line)).toEqual([2, 6, 9]);
  });

  it('starts a new cue where the empty line between two is missing', () => {
    const { cues } = parseCaptions('1\n00:01,000 --> 00:02,000\nfirst\n2\n00:03,000 --> 00:04,000\nsecond');
    expect(cues.map(({ text }) => text)).toEqual(['first', 'second']);
  });

  it('puts cues in the order of time and keeps overlaps', () => {
    const { cues } = parseCaptions('1\n00:05,000 --> 00:08,000\nlate\n\n2\n00:01,000 --> 00:06,000\nearly\n');
    expect(cues.map(({ text, endSec }) => [text, endSec])).toEqual([
      ['early', 6],
      ['late', 8],
    ]);
  });

  it('says so where a file holds no captions', () => {
    expect(parseCaptions('').problems).toEqual([{ line: 1, problem: problem('captions_none') }]);
  });
});

describe('reading WebVTT', () => {
  it('skips notes, styles and regions, and takes ids, settings and speakers', () => {
    const { format, cues, problems } = parseCaptions(
      'WEBVTT Kind: captions\n\nNOTE\nnot a cue --> really\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.000 align:start position:10%\n<v.loud Ada Lovelace>Good <c.yellow>evening</c></v>\n',
    );
    expect(format).toBe('vtt');
    expect(problems).toEqual([]);
    expect(cues).toEqual([
      { startSec: 1, endSec: 2, text: 'Good evening', speaker: 'Ada Lovelace', marks: [] },
    ]);
  });

  it('cuts a cue in two where two people speak', () => {
    const { cues } = parseCaptions('WEBVTT\n\n00:00.000 --> 00:04.000\n<v Ada>Who?</v>\n<v Bob>Me!!</v>\n');
    expect(cues.map(({ speaker, text, startSec }) => [speaker, text, startSec])).toEqual([
      ['Ada', 'Who?', 0],
      ['Bob', 'Me!!', 2],
    ]);
  });

  it('keeps the times of single words', () => {
    const { cues } = parseCaptions('WEBVTT\n\n00:01.000 --> 00:03.000\nOne<00:01.500><c> two</c>\n');
    expect(cues[0]?.marks).toEqual([{ offset: 3, startSec: 1.5 }]);
  });

  it('leaves a cue empty where another block follows its empty line', () => {
    const read = (rest: string) =>
      parseCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\n\n${rest}\n`).cues.map(({ text }) => text);
    expect(read('NOTE 10:30 in the room')).toEqual([]);
    expect(read('id\n00:02.000 --> 00:03.000\nsecond')).toEqual(['second']);
    expect(read('00:02.000 --> 00:03.000\nsecond')).toEqual(['second']);
    expect(read('under it')).toEqual(['under it']);
  });

  it('asks for its first line when told that a file is WebVTT', () => {
    expect(parseCaptions('00:01.000 --> 00:02.000\nx\n', 'vtt').problems[0]?.line).toBe(1);
  });
});

describe('hostile caption files', () => {
  it('lose their tags, and what was written as text stays text', () => {
    const { cues } = parseCaptions(
      '1\n00:01,000 --> 00:02,000\n<script>alert(1)</script><img src=x onerror=y>2 < 3 &lt;b&gt; &#0; &#x1F600;\n',
    );
    expect(cues[0]?.text).toBe('alert(1)2 < 3 <b> \ufffd 😀');
  });

  it('never throw and never give times out of order', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom(
        '\n',
        '\n\n',
        '-->',
        '00:01,000',
        '00:00:02.000 --> 00:00:03.000',
        'WEBVTT',
        'NOTE',
        '<v A>',
        '&#99999999;',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { cues, problems } = parseCaptions(pieces.join(''));
        for (const cue of cues) {
          expect(cue.endSec).toBeGreaterThan(cue.startSec);
          expect(cue.text.trim()).not.toBe('');
        }
        for (const [index, cue] of cues.entries())
          expect(cue.startSec).toBeGreaterThanOrEqual(cues[index - 1]?.startSec ?? 0);
        expect(cues.length + problems.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('damaged caption files', () => {
  const FILES = {
    srt: '1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Hello</i> &amp; welcome\r\n\r\n2\r\n00:01:03,000 --> 01:00:04,000\r\nTwo\r\nlines\r\n',
    vtt: 'WEBVTT\n\nNOTE said\n\nid\n00:01.000 --> 00:03.000 align:start\n<v Ada>One<00:01.500><c.loud> two</c></v>\n\n00:04.000 --> 00:05.000\nend\n',
  };

  it.each(Object.entries(FILES) as [keyof typeof FILES, string][])(
    'of %s are read, or each loss is named with a line of the file',
    (format, text) => {
      const original = new TextEncoder().encode(text);
      for (let seed = 1; seed <= 3000; seed += 1) {
        const damaged = new TextDecoder().decode(mutateBytes(original, seed));
        const { cues, problems } = parseCaptions(damaged, format);
        expect(cues.length + problems.length).toBeGreaterThan(0);
        const lineCount = damaged.split(/\r\n|\r|\n/u).length;
        for (const { line, problem: found } of problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lineCount);
          expect(found.code).toMatch(/^captions_/);
        }
        for (const { startSec, endSec, text: shown } of cues) {
          expect(endSec).toBeGreaterThan(startSec);
          expect(shown).not.toBe('');
        }
      }
    },
  );
});
