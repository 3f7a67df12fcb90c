import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ffmpegBytes } from '../../testing/media/run-ffmpeg.ts';
import { sniffForeign } from './foreign-container.ts';
import { sniffContainer } from './sniff-container.ts';

const CARD = ['-f', 'lavfi', '-i', 'color=s=720x576:r=25:d=0.2'];
const SOUND = ['-f', 'lavfi', '-i', 'sine=f=440:r=48000:d=0.5', '-ac', '2'];

describe('what only FFmpeg reads', () => {
  it.each([
    ['asf', false, [...CARD, '-c:v', 'wmv2', '-f', 'asf']],
    ['mpeg', false, [...CARD, '-f', 'vob']],
    ['mpegvideo', false, [...CARD, '-f', 'mpeg2video']],
    ['mxf', false, [...CARD, '-f', 'mxf']],
    ['dv', false, [...CARD, ...SOUND, '-target', 'pal-dv']],
    ['rm', false, [...CARD, '-s', '352x288', '-f', 'rm']],
    ['ogg', false, [...CARD, '-c:v', 'libtheora', '-f', 'ogg']],
    ['wv', true, [...SOUND, '-f', 'wv']],
    ['au', true, [...SOUND, '-f', 'au']],
    ['w64', true, [...SOUND, '-f', 'w64']],
    ['aac', true, [...SOUND, '-f', 'adts']],
    ['mp3', true, [...SOUND, '-c:a', 'mp2', '-b:a', '384k', '-f', 'mp2']],
    ['mp3', true, [...SOUND, '-ar', '22050', '-c:a', 'mp2', '-b:a', '64k', '-f', 'mp2']],
    ['ac3', true, [...SOUND, '-f', 'ac3']],
    ['dts', true, [...SOUND, '-strict', '-2', '-f', 'dts']],
  ])('%s is told by its first bytes', async (demuxer, isSound, args) => {
    const head = await ffmpegBytes(...args);
    expect(sniffForeign(head)).toMatchObject({ demuxer, isSound });
    expect(sniffContainer(head)).toBeNull();
  });

  it.each([
    '#EXTM3U\n#EXTINF:3,\nfilm.ts\n',
    'ffconcat version 1.0\n',
    '<!doctype html>',
    'GIF89a',
    '',
    'RIFF',
  ])('%j is not', (text) => expect(sniffForeign(new TextEncoder().encode(text))).toBeNull());

  it('is answered of any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (head) => void sniffForeign(head)));
  });
});
