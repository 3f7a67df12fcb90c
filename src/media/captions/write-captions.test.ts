import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaptionPage } from './caption-pages.ts';
import { parseCaptions } from './parse-captions.ts';
import { captionLineText, writeSrt, writeVtt } from './write-captions.ts';

interface StrictParser {
  parse(
    text: string,
    mode: string,
  ): { cues: { startTime: number; endTime: number; text: string }[]; errors: unknown[] };
}
const { WebVTTParser } = createRequire(import.meta.url)('webvtt-parser') as {
  WebVTTParser: new () => StrictParser;
};

function pageOf(startSec: number, endSec: number, lines: readonly string[]): CaptionPage {
  return {
    startSec,
    endSec,
    lines: lines.map((line) =>
      line.split(' ').map((text, index) => ({
        text,
        wordIndex: index,
        startSec,
        endSec,
        spaceBefore: index > 0,
        characters: text.length,
        widthEm: text.length,
      })),
    ),
  };
}

const lineText = fc
  .array(
    fc.oneof(
      fc.constantFrom('-->', '<b>', '&amp;', 'a<b', '->', '>', '&', 'ciao', 'perché'),
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
        .filter((text) => /^[^\s\p{Cc}]+$/u.test(text)),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((words) => words.join(' '));
const somePages = fc
  .array(
    fc.tuple(
      fc.double({ min: 0.034, max: 5, noNaN: true }),
      fc.double({ min: 0, max: 2, noNaN: true }),
      fc.array(lineText, { minLength: 1, maxLength: 2 }),
    ),
    {
      maxLength: 20,
    },
  )
  .map((rows) => {
    let atSec = 0;
    return rows.map(([lengthSec, gapSec, lines]) => {
      const startSec = atSec + gapSec;
      atSec = startSec + lengthSec;
      return pageOf(startSec, atSec, lines);
    });
  });

describe('caption files', () => {
  it('are WebVTT a strict parser takes without complaint, whatever the text', () => {
    fc.assert(
      fc.property(somePages, (pages) => {
        const { cues, errors } = new WebVTTParser().parse(writeVtt(pages), 'subtitles/captions/descriptions');
        expect(errors).toEqual([]);
        expect(cues).toHaveLength(pages.length);
      }),
    );
  });

  it('come back as they went, from WebVTT in every character', () => {
    fc.assert(
      fc.property(somePages, (pages) => {
        const { cues, problems } = parseCaptions(writeVtt(pages));
        expect(problems.filter(({ line }) => line > 1)).toEqual([]);
        expect(cues.map(({ text }) => text)).toEqual(
          pages.map((page) => page.lines.map(captionLineText).join('\n')),
        );
        for (const [index, cue] of cues.entries()) {
          expect(Math.abs(cue.startSec - (pages[index]?.startSec ?? 0))).toBeLessThanOrEqual(0.0011);
        }
      }),
    );
  });

  it('break lines where the pages do', () => {
    const pages = [pageOf(1, 2.5, ['Good evening', 'to all'])];
    expect(writeSrt(pages)).toBe('1\n00:00:01,000 --> 00:00:02,500\nGood evening\nto all\n');
    expect(writeVtt(pages)).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nGood evening\nto all\n');
  });

  it('never write the arrow of the times inside text', () => {
    const pages = [pageOf(1, 2, ['a --> b'])];
    expect(writeSrt(pages).match(/-->/gu)).toHaveLength(1);
    expect(writeVtt(pages).match(/-->/gu)).toHaveLength(1);
  });

  it('are a header or nothing where there are no pages', () => {
    expect(writeSrt([])).toBe('');
    expect(writeVtt([])).toBe('WEBVTT\n');
  });
});
