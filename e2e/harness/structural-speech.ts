/** What journeys of structural models share: a film to hear, the wish of a task, and what holds of every transcript. */
import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { ModelInStore } from '../../src/media/listen/speech/open-recogniser.ts';
import type {
  HeardWindow,
  Transcription,
  TranscriptionWish,
} from '../../src/media/listen/speech/transcribe-speech.ts';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import type { KeptModel } from '../../src/testing/speech/structural/keep-models.ts';

/** Three windows of half a minute, each a bit over the next. */
export const FILM_SEC = 60;
const WINDOWS = 3;

/** A test card with a noise like the murmur of a room. */
export async function makeMurmur(path: string): Promise<void> {
  await ffmpeg(
    ...['-f', 'lavfi', '-i', `testsrc2=s=320x180:r=25:d=${FILM_SEC}`],
    ...['-f', 'lavfi', '-i', `anoisesrc=d=${FILM_SEC}:c=pink:a=0.3:seed=7`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', path],
  );
}

export interface ToHear extends TranscriptionWish {
  readonly file: string;
  readonly model: ModelInStore;
}

/** @param nameOf what a file of the model is called where the task runs. */
export function toHear(
  file: string,
  { modelId, files }: KeptModel,
  nameOf: (path: string) => string = basename,
): ToHear {
  const named = Object.fromEntries(Object.entries(files).map(([path, kept]) => [path, nameOf(kept)]));
  return {
    file,
    model: { id: modelId, files: named },
    ...{ language: 'auto', vocabulary: null, heard: [] },
  };
}

export interface HeardByTask {
  readonly result: Transcription;
  readonly windows: readonly HeardWindow[];
}

/** The words are nonsense; that there are some in every window, in order and within it, is not. */
export function expectHeard({ result, windows }: HeardByTask, { modelId }: KeptModel): void {
  if (result.status !== 'done') throw new Error(`Nothing was heard: ${result.reason}.`);
  expect(result.engine).toBe(modelId);
  expect(windows.map(({ index, last }) => [index, last])).toEqual(
    Array.from({ length: WINDOWS }, (_, index) => [index, index === WINDOWS - 1]),
  );
  let before = 0;
  for (const { words, untilSec } of windows) {
    expect(words.length).toBeGreaterThan(20);
    const starts = words.map(({ startSec }) => startSec);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(starts[0]).toBeGreaterThanOrEqual(before - 2);
    for (const { startSec, endSec } of words) {
      expect(endSec ?? startSec).toBeGreaterThanOrEqual(startSec);
      expect(startSec).toBeLessThan(untilSec + 2);
    }
    before = untilSec;
  }
  expect(before).toBeCloseTo(FILM_SEC, 0);
  expect(result.words).toHaveLength(windows.reduce((sum, { words }) => sum + words.length, 0));
  for (const { text } of result.words) expect(text.trim()).not.toBe('');
}

/** In a media worker of the harness page; names what that worker started, its threads. */
export async function hearInPage(page: Page, film: string, model: KeptModel) {
  await page.setInputFiles('#source', [film, ...Object.values(model.files)]);
  return page.evaluate(
    async (task) => {
      const windows: HeardWindow[] = [];
      const onWindow = (window: HeardWindow): void => void windows.push(window);
      const result = await mediaHarness.engine.run('transcribe', task, {
        ...mediaHarness.callOf('hear'),
        onWindow,
      });
      return {
        heard: { result, windows },
        threads: mediaHarness.threads.splice(0),
        cores: navigator.hardwareConcurrency,
      };
    },
    toHear(basename(film), model),
  );
}
