import { describe, expect, it } from 'vitest';
import { parseCaptions } from './parse-captions.ts';
import { spokenCues } from './spoken-cues.ts';
import { wordsFromCues } from './words-from-cues.ts';

const words = (file: string) =>
  wordsFromCues(spokenCues(parseCaptions(file).cues)).map(({ text, startSec }) => [
    text,
    Math.round(startSec * 1000) / 1000,
  ]);
const said = (file: string) => words(file).map(([text]) => text);

describe('subtitles as a transcript', () => {
  it('leave out the sounds they describe, and what stands for another voice', () => {
    const cue = (text: string) => `1\n00:00:01,000 --> 00:00:03,000\n${text}\n`;
    expect(said(cue('[Music]'))).toEqual([]);
    expect(said(cue('[door opens]\n&gt;&gt; Who is [coughs] there?\n>>> Me [ __ ]'))).toEqual([
      ...['Who', 'is', 'there?', 'Me'],
    ]);
    expect(said(cue('(wind blows,\nfar away)\n- (door opens)\nWell (I think) so'))).toEqual([
      ...['Well', '(I', 'think)', 'so'],
    ]);
    expect(said(cue('（拍手）\n今日は［笑い］いい天気')).join('')).toBe('今日はいい天気');
    expect(said(cue('ここ（東京）です')).join('')).toBe('ここ（東京）です');
    expect(said(cue('Five > two, [not closed'))).toEqual(['Five', '>', 'two,', '[not', 'closed']);
  });

  it('are none where a camera wrote of itself, and are where people talk of cameras', () => {
    const file = (...texts: string[]) =>
      texts.map((text, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at},900\n${text}\n`).join('\n');
    const frame = (at: number) =>
      `<font size="28">FrameCnt: ${at}, DiffTime: 33ms\n2026-05-01 14:23:00.0${at}\n[iso: 100] [shutter: 1/640.0] [ev: -1]</font>`;
    expect(said(file(frame(1), frame(2), frame(3)))).toEqual([]);
    const second =
      'HOME(149.02,-20.25) 2016.09.03 13:31:00\nGPS(149.02,-20.25,16) BAROMETER:1.9\nISO:100 Shutter:60 EV: Fnum:2.2';
    expect(said(file(second, second))).toEqual([]);
    const newer =
      'F/2.8, SS 206.14, ISO 150, EV 0, GPS (-122.36, 37.81, 15), D 3.20m, H 60.8m, H.S 0.00m/s, V.S 0.00m/s';
    expect(said(file(newer, newer))).toEqual([]);
    expect(said(file('I set F/2.8 and ISO 100.', 'Then go out.'))).toHaveLength(9);
    expect(said(file('Set ISO: 100 and shutter: 1/50.', 'Then go out.', 'And look.'))).toHaveLength(11);
    expect(said(file('GPS 3 is home', 'EV: nothing, ISO: low'))).toHaveLength(8);
  });

  /** As YouTube gives automatic captions: two lines that roll up, and each line held for a hundredth of a second. */
  const ROLLING = `WEBVTT
Kind: captions
Language: en

00:00:00.160 --> 00:00:02.230 align:start position:0%
${' '}
hello<00:00:00.480><c> everyone</c><00:00:00.960><c> welcome</c>

00:00:02.230 --> 00:00:02.240 align:start position:0%
hello everyone welcome
${' '}

00:00:02.240 --> 00:00:04.150 align:start position:0%
hello everyone welcome
to<00:00:02.480><c> the</c><00:00:02.639><c> show</c>

00:00:04.150 --> 00:00:04.160 align:start position:0%
to the show
${' '}

00:00:04.160 --> 00:00:06.160 align:start position:0%
to the show
[Music]

00:00:08.000 --> 00:00:09.160 align:start position:0%
${' '}
again<00:00:08.480><c> and</c>
`;

  it('have each word of automatic captions once, at its own time', () => {
    expect(parseCaptions(ROLLING).problems).toEqual([]);
    expect(words(ROLLING)).toEqual([
      ...[['hello', 0.16] as const, ['everyone', 0.48] as const, ['welcome', 0.96] as const],
      ...[['to', 2.24] as const, ['the', 2.48] as const, ['show', 2.639] as const],
      ...[['again', 8] as const, ['and', 8.48] as const],
    ]);
  });

  it('have each word once where the same captions were made SRT, whose upper line is then empty', () => {
    const blocks = ROLLING.replace(/<[^>]*>/gu, '')
      .split('\n\n')
      .slice(1)
      .map((block, at) => `${at + 1}\n${block.replaceAll('.', ',').replace(/ align.*/u, '')}`);
    for (const upper of [' ', '']) {
      const srt = blocks.join('\n\n').replace(/\n \n/gu, `\n${upper}\n`);
      expect(parseCaptions(srt).problems).toEqual([]);
      expect(said(srt).join(' ')).toBe('hello everyone welcome to the show again and');
    }
  });
});
