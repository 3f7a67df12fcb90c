/** Cuts a source's sound into overlapping windows at the recogniser's sample rate, streamed. */
import type { OpenSource } from '../../probe/open-source.ts';
import { type MonoBlock, monoSound } from '../../sound/mono-sound.ts';
import { StreamResampler } from '../../sound/stream-resampler.ts';
import { OVERLAP_SEC, WINDOW_SEC, windowStartSec } from './window-words.ts';

export interface SoundWindow {
  readonly index: number;
  readonly samples: Float32Array<ArrayBuffer>;
  readonly last: boolean;
}

/** Windows of `WINDOW_SEC` from number `fromIndex` on, the last one shorter; nothing for a source without sound. */
export async function* soundWindows(
  source: OpenSource,
  sampleRate: number,
  fromIndex = 0,
): AsyncGenerator<SoundWindow, void> {
  const sound = resampledSound(source, sampleRate, windowStartSec(fromIndex));
  const size = { windowSamples: WINDOW_SEC * sampleRate, overlapSamples: OVERLAP_SEC * sampleRate };
  for await (const window of windowsOf(sound, size)) yield { ...window, index: fromIndex + window.index };
}

/** Windows of any size over a sound, numbered from 0, the last one shorter. */
export async function* windowsOf(
  sound: AsyncIterable<Float32Array>,
  { windowSamples, overlapSamples }: { readonly windowSamples: number; readonly overlapSamples: number },
): AsyncGenerator<SoundWindow, void> {
  const window = new Float32Array(windowSamples);
  let filled = 0;
  let index = 0;
  for await (const block of sound) {
    for (let at = 0; at < block.length; ) {
      // Given only when more follows, so that the last one is known as such.
      if (filled === window.length) {
        yield { index, samples: window.slice(), last: false };
        index += 1;
        window.copyWithin(0, window.length - overlapSamples);
        filled = overlapSamples;
      }
      const part = block.subarray(at, at + window.length - filled);
      window.set(part, filled);
      filled += part.length;
      at += part.length;
    }
  }
  if (filled > 0) yield { index, samples: window.slice(0, filled), last: true };
}

/** The whole sound as one channel at that rate, from a time on; what is missing in between is silent. */
export async function* resampledSound(
  source: OpenSource,
  sampleRate: number,
  fromSec = 0,
): AsyncGenerator<Float32Array, void> {
  let resampler: StreamResampler | null = null;
  let rate = 0;
  for await (const block of monoSound(source, fromSec)) {
    if (resampler === null || block.sampleRate !== rate) {
      if (resampler) yield resampler.finish();
      rate = block.sampleRate;
      resampler = new StreamResampler(rate, sampleRate);
    }
    for (const part of withSilence(block)) yield resampler.push(part);
  }
  if (resampler) yield resampler.finish();
}

function* withSilence({ silence, samples, sampleRate }: MonoBlock): Generator<Float32Array, void> {
  for (let missing = silence; missing > 0; missing -= sampleRate) {
    yield new Float32Array(Math.min(missing, sampleRate));
  }
  yield samples;
}
