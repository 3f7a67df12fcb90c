import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHostCommand, spawnHost } from '../../../testing/conformance/built-host.ts';
import {
  SHORT_TALK_SRT,
  shortTalkVideo,
  TALK_SRT,
  talkVideo,
  truncatedVideo,
} from '../../../testing/conformance/made-video.ts';
import { acceptMp4 } from '../../../testing/media/mp4/accept-mp4.ts';
import { ffmpeg } from '../../../testing/media/run-ffmpeg.ts';
import { ensureHostBuilt } from '../build/host-build.ts';
import type { ClipResult } from './clip-result.ts';

let folder = '';
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-clip-'));
  writeFileSync(at('talk.mp4'), new Uint8Array(await (await talkVideo()).arrayBuffer()));
  writeFileSync(at('cut.mp4'), new Uint8Array(await (await truncatedVideo()).arrayBuffer()));
  writeFileSync(at('talk.en.srt'), TALK_SRT);
  writeFileSync(at('short.mp4'), new Uint8Array(await (await shortTalkVideo()).arrayBuffer()));
  writeFileSync(at('short.en.srt'), SHORT_TALK_SRT);
  await ensureHostBuilt(false);
});
afterAll(() => rmSync(folder, { recursive: true }));

const LENGTHS = ['--min', '5', '--max', '10'];
const talk = () => [at('talk.mp4'), '--captions', at('talk.en.srt'), ...LENGTHS, '--count', '2'];
/** One clip, for what is not about the clips. */
const oneOf = (film: string) => [
  ...[at(film), '--captions', at('short.en.srt'), ...LENGTHS],
  ...['--count', '1', '--reframe', 'center'],
];

describe('clip', () => {
  it('leaves numbered videos and captions that other programs can read', async () => {
    const ended = await runHostCommand(['clip', ...talk(), '--out', at('out'), '--json']);
    expect(ended.err).toBe('');
    expect(ended.code).toBe(0);
    const result = JSON.parse(ended.out) as ClipResult;
    expect(JSON.parse(readFileSync(at('out/clips.json'), 'utf8'))).toEqual(result);
    expect(result.clips).toHaveLength(2);
    const files = result.clips.flatMap(({ files: { video, srt, vtt } }) => [video, srt, vtt]);
    expect(readdirSync(at('out')).sort()).toEqual(['clips.json', ...files].sort());
    for (const { number, durationSec, files } of result.clips) {
      expect(files.video).toMatch(new RegExp(`^0${number}-[a-z0-9-]+\\.mp4$`));
      const { isFastStart, tracks } = await acceptMp4(join(at('out'), files.video ?? ''));
      expect(isFastStart).toBe(true);
      expect(tracks.map(({ entry }) => entry)).toEqual([
        expect.objectContaining({ kind: 'avc1', widthPx: 1080 }),
        expect.objectContaining({ kind: 'mp4a', sampleRate: 48_000, channels: 2 }),
      ]);
      expect(Math.abs((tracks[0]?.durationSec ?? 0) - durationSec)).toBeLessThan(0.1);
      expect(readFileSync(join(at('out'), files.srt ?? ''), 'utf8')).toMatch(/^1\n00:00:\d\d,\d{3} --> /);
      expect(readFileSync(join(at('out'), files.vtt ?? ''), 'utf8')).toMatch(/^WEBVTT/);
    }
  });

  it('takes an AVI as well', async () => {
    const codecs = ['-c:v', 'mpeg4', '-vtag', 'XVID', '-c:a', 'libmp3lame'];
    await ffmpeg('-i', at('short.mp4'), ...codecs, at('short.avi'));
    const ended = await runHostCommand(['clip', ...oneOf('short.avi'), '--out', at('avi'), '--json']);
    expect(ended.err).toBe('');
    expect((JSON.parse(ended.out) as ClipResult).clips).toHaveLength(1);
  });

  it('says in plain lines how far it is where there is no terminal', async () => {
    const ended = await runHostCommand(['clip', ...oneOf('short.mp4'), '--out', at('lines')]);
    expect(ended.code).toBe(0);
    expect(ended.err).toContain('looking for clips\n');
    expect(ended.err).toContain('100 % rendering clip 1 of 1\n');
    expect(ended.out.trim().split('\n')).toHaveLength(3);
  });

  it('leaves nothing of a video that cannot be read, and says why', async () => {
    const ended = await runHostCommand(['clip', at('cut.mp4'), '--out', at('none'), '--json']);
    expect(ended.code).toBe(1);
    expect(ended.out).toBe('');
    expect(ended.err).toMatch(/damaged or cut off/);
    // What is said to programs that call the API helps nobody at a command line.
    expect(ended.err).not.toContain('upload');
    expect(existsSync(at('none'))).toBe(false);
  });

  it('leaves nothing when it is stopped', async () => {
    const both = [...talk(), '--reframe', 'center'];
    const { child, printed } = await spawnHost(['clip', ...both, '--out', at('stopped')]);
    await expect.poll(() => printed.err).toContain('rendering clip');
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(130);
    expect(existsSync(at('stopped'))).toBe(false);
  });
});
