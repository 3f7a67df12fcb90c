import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCaptions } from '../../media/captions/parse-captions.ts';
import { wordsFromCues } from '../../media/captions/words-from-cues.ts';
import { findClips } from '../../media/find-clips/find-clips.ts';
import { cuesOf } from '../../media/find-clips/languages/language-cues.ts';
import { SAMPLE_SCRIPT } from './sample-script.ts';

const FOLDER = 'public/sample';

describe('the sample talk', () => {
  const { cues, problems } = parseCaptions(readFileSync(`${FOLDER}/sample.en.srt`, 'utf8'));
  const words = wordsFromCues(cues);

  it('is small enough to load at once', () => {
    expect(statSync(`${FOLDER}/sample.mp4`).size).toBeLessThan(6_000_000);
  });

  it('has one sound cue for each line of its script', () => {
    expect(problems).toEqual([]);
    expect(cues.map(({ text }) => text.replaceAll('\n', ' '))).toEqual(SAMPLE_SCRIPT.map(({ text }) => text));
  });

  it('shows what finding clips does: its three strong moments come first, without the housekeeping', () => {
    const clips = findClips({
      words,
      soundTrack: null,
      pictureTrack: null,
      durationSec: (cues.at(-1)?.endSec ?? 0) + 1.2,
      cues: cuesOf('en'),
      settings: { clipCount: 3, minDurationSec: 15, maxDurationSec: 60, objective: null, instructions: null },
    });
    const heard = clips.map(({ startSec, endSec }) =>
      words
        .filter((word) => word.startSec >= startSec && word.endSec <= endSec)
        .map(({ text }) => text)
        .join(' '),
    );
    expect(heard.filter((text) => /stood at the station/u.test(text))).toHaveLength(1);
    expect(heard.filter((text) => /turned the chairs around/u.test(text))).toHaveLength(1);
    expect(heard.filter((text) => /you are a hero/u.test(text))).toHaveLength(1);
    expect(heard.join(' ')).not.toMatch(/newsletter|mugs|coffee machine|parking/u);
  });
});
