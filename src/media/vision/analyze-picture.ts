/** Analyses the picture of a whole source once: hard cuts and how much the picture moves, mostly from key frames alone. */
import type { InputVideoTrack } from 'mediabunny';
import type { MediaCall } from '../media-call.ts';
import { openSource } from '../probe/open-source.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { contentScore, type HsvPicture } from './content-score.ts';
import { findCutsInSpan } from './find-cuts-in-span.ts';
import { keyFramesAt } from './key-frames.ts';
import { chooseKeyTimes, keyTimesOf } from './key-packets.ts';
import { type KeyPicture, motionCurve, type SuspectSpan, suspectSpans } from './key-pictures.ts';
import type { PictureTrack } from './picture-track.ts';
import { SmallPictures } from './small-pictures.ts';

const MOTION_STEP_SEC = 2;
/** Frames this soon after a cut are not looked at for another: a flash is not two cuts (PySceneDetect: 15). */
const MIN_SHOT_SEC = 0.5;
/** Share of the work that is looking at key frames; the rest is finding the frame of each cut. */
const KEY_SHARE = 0.7;
const SPANS_AT_ONCE = 2;
const REPORT_EVERY = 16;

/**
 * A source without picture gives empty arrays, and damaged pictures are left out. Throws UnreadableMediaError where it
 * cannot be decoded.
 */
export async function analyzePicture(file: Blob, call: MediaCall): Promise<PictureTrack> {
  using source = await openSource(file);
  const { video, originSec } = source;
  if (!video) return { shotCutsSec: [], motion: [], stepSec: MOTION_STEP_SEC };
  const pictures = await readKeyPictures(video, call);
  const cuts = await findAllCuts(video, suspectSpans(pictures), call);
  const durationSec = (await video.computeDuration()) - originSec;
  call.onProgress(1, 'look');
  return {
    shotCutsSec: apart(cuts.map((cut) => Math.round((cut - originSec) * 1000) / 1000)),
    motion: motionCurve(pictures, originSec, durationSec, MOTION_STEP_SEC),
    stepSec: MOTION_STEP_SEC,
  };
}

async function readKeyPictures(video: InputVideoTrack, call: MediaCall): Promise<KeyPicture[]> {
  const small = await SmallPictures.create();
  const times = chooseKeyTimes(await keyTimesOf(video));
  const early = new Set(times.filter((time) => time.early).map((time) => Math.trunc(time.timeSec * 1e6)));
  const pictures: KeyPicture[] = [];
  let previous: HsvPicture | null = null;
  for await (const frame of keyFramesAt(video, times)) {
    try {
      const picture: HsvPicture = await small.shrink(frame);
      const score = previous ? contentScore(previous, picture) : 0;
      pictures.push({ timeSec: frame.timestamp / 1e6, score, early: early.has(frame.timestamp) });
      previous = picture;
    } finally {
      frame.close();
    }
    if (pictures.length % REPORT_EVERY === 0) {
      call.signal.throwIfAborted();
      call.onProgress((KEY_SHARE * pictures.length) / times.length, 'look');
    }
  }
  return pictures;
}

/** Two stretches at a time: one decoder alone leaves half the machine idle. */
async function findAllCuts(
  video: InputVideoTrack,
  spans: readonly SuspectSpan[],
  call: MediaCall,
): Promise<number[]> {
  const found: number[][] = spans.map(() => []);
  let next = 0;
  let done = 0;
  const work = async () => {
    const small = await SmallPictures.create();
    for (let index = next++; index < spans.length; index = next++) {
      call.signal.throwIfAborted();
      const span = spans[index] as SuspectSpan;
      found[index] = span.atEnd ? [span.endSec] : await cutsOf(video, span, small);
      done += 1;
      call.onProgress(KEY_SHARE + ((1 - KEY_SHARE) * done) / spans.length, 'look');
    }
  };
  await Promise.all(Array.from({ length: SPANS_AT_ONCE }, work));
  return found.flat();
}

/** None where the stretch is damaged: what is around it is known all the same. */
async function cutsOf(video: InputVideoTrack, span: SuspectSpan, small: SmallPictures): Promise<number[]> {
  try {
    return await findCutsInSpan(video, span, small);
  } catch (error) {
    if (error instanceof UnreadableMediaError) return [];
    throw error;
  }
}

function apart(cutsSec: readonly number[]): number[] {
  const kept: number[] = [];
  for (const cut of cutsSec) {
    const previous = kept.at(-1);
    if (previous === undefined || cut - previous >= MIN_SHOT_SEC) kept.push(cut);
  }
  return kept;
}
