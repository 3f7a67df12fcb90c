import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { readClipOptions } from './clip-options.ts';

let folder = '';
const at = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-options-'));
  writeFileSync(at('talk.mp4'), 'video');
  writeFileSync(at('talk.srt'), '1');
  writeFileSync(at('empty.mp4'), '');
  mkdirSync(at('used'));
  writeFileSync(join(at('used'), 'clips.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the flags of clip', () => {
  it('need only a video', () => {
    const options = readClipOptions([at('talk.mp4')]);
    expect(options).toMatchObject({ clipCount: 5, minDurationSec: 15, maxDurationSec: 60, language: 'auto' });
    expect(options).toMatchObject({ captionStyle: 'bold-karaoke', json: false, captionsFile: undefined });
    expect(options?.outFolder).toMatch(/talk-clips$/);
  });

  it('name a transcription server with its model', () => {
    const server = ['--transcription-server', 'http://localhost:8000/v1', '--transcription-model', 'small'];
    expect(readClipOptions([at('talk.mp4'), ...server])?.transcription).toEqual({
      address: 'http://localhost:8000/v1',
      model: 'small',
      chunkSec: 300,
    });
    expect(readClipOptions([at('talk.mp4')])?.transcription).toBeUndefined();
    expect(() => readClipOptions([at('talk.mp4'), ...server, '--transcription-length', '5'])).toThrow(
      /10 to 900/,
    );
  });

  it('ask for help alone', () => {
    expect(readClipOptions(['--help'])).toBeNull();
  });

  it.each([
    [[], /Name the video/],
    [['missing.mp4'], /There is no file/],
    [['empty.mp4'], /is empty/],
    [['used'], /is not a file/],
    [['talk.mp4', 'talk.srt'], /one too many/],
    [['talk.mp4', '--count', '0'], /--count takes a whole number from 1 to 100/],
    [['talk.mp4', '--min', '60', '--max', '30'], /--min 60 is longer than --max 30/],
    [['talk.mp4', '--language', 'de'], /--language takes auto, it, en/],
    [['talk.mp4', '--style', 'comic'], /--style takes bold-karaoke/],
    [['talk.mp4', '--captions', 'talk.mp4'], /--captions takes a subtitle file/],
    [['talk.mp4', '--captions', 'no.srt'], /There is no file/],
    [['talk.mp4', '--transcription-server', 'http://localhost:8000/v1'], /go together/],
    [['talk.mp4', '--transcription-model', 'm'], /go together/],
    [
      ['talk.mp4', '--transcription-server', 'localhost', '--transcription-model', 'm'],
      /takes an http or https address/,
    ],
    [['talk.mp4', '--out', 'used'], /has clips in it already/],
    [['talk.mp4', '--out', 'talk.srt'], /is a file/],
    [['talk.mp4', '--speed', '2'], /--speed/],
  ])('%j are refused with a sentence', (args, sentence) => {
    const read = () =>
      readClipOptions(
        args.map((arg) =>
          /^[a-z]+(\.[a-z0-9]+)?$/.test(arg) && !['comic', 'de', 'localhost', 'm'].includes(arg)
            ? at(arg)
            : arg,
        ),
      );
    expect(read).toThrow(UsageError);
    expect(read).toThrow(sentence);
  });
});
