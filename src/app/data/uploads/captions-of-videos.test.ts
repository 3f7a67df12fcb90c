import { describe, expect, it } from 'vitest';
import { captionsOfVideos, isNamedCaptions } from './captions-of-videos.ts';

const of = (videos: readonly string[], captions: readonly string[]): (string | undefined)[] =>
  captionsOfVideos(
    videos.map((name) => ({ name })),
    captions.map((name) => ({ name })),
  ).map((file) => file?.name);

it.each([
  ['talk.srt', true],
  ['Talk.EN.ASS', true],
  ['talk.ttml', true],
  // Beside a film these are what its recorder or a downloader noted.
  ['talk.info.json', false],
  ['C0001M01.XML', false],
])('%s is known for subtitles beside a video: %s', (name, isKnown) => {
  expect(isNamedCaptions({ name })).toBe(isKnown);
});

describe('subtitles that are given with videos', () => {
  it('are those of one video whatever they are called', () => {
    expect(of(['talk.mp4'], ['subtitles.srt'])).toEqual(['subtitles.srt']);
    expect(of(['talk.mp4'], ['other.srt', 'talk.srt'])).toEqual(['talk.srt']);
    expect(of(['talk.mp4'], [])).toEqual([undefined]);
  });

  it('are known by the name among several', () => {
    expect(of(['One.MP4', 'two.mov', 'three.mkv'], ['two.it.vtt', 'one.srt', 'alone.srt'])).toEqual([
      'one.srt',
      'two.it.vtt',
      undefined,
    ]);
    // A name that begins like another is not that name.
    expect(of(['day.mp4', 'day 2.mp4'], ['day 2.srt', 'day.en.srt'])).toEqual(['day.en.srt', 'day 2.srt']);
  });
});
