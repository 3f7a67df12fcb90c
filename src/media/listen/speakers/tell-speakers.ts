/** Who speaks when in a whole source: window by window, then over all of them. Of the sound nothing is kept. */
import type { Problem } from '../../../contract/problems/problem.ts';
import type { MediaCall } from '../../media-call.ts';
import { openSource } from '../../probe/open-source.ts';
import { SpeechModelError } from '../speech/recogniser.ts';
import { resampledSound, type SoundWindow, windowsOf } from '../speech/sound-windows.ts';
import { type LocalSpeaker, localSpeakers, secondsOf, within } from './local-speakers.ts';
import { speakersOfFrames } from './powerset.ts';
import { type SpeakerTurn, speakerTimeline, type WindowVoice } from './speaker-timeline.ts';
import {
  ownPart,
  SPEAKER_OVERLAP_SEC,
  SPEAKER_WINDOW_SEC,
  speakerWindowStartSec,
} from './speaker-windows.ts';
import { voiceAlone } from './voice-alone.ts';
import type { OpenVoiceListener, VoiceListener } from './voice-listener.ts';

export type ToldSpeakers =
  | { readonly status: 'done'; readonly turns: readonly SpeakerTurn[] }
  | { readonly status: 'unavailable'; readonly problem: Problem };

/** Somebody who is heard for less alone does not say how a person sounds (a fifth of a window in the published pipeline). */
const CLEAR_SEC = 2;

/** The source has sound that can be decoded: its words were heard. Throws UnreadableMediaError. */
export async function tellSpeakers(
  file: Blob,
  open: OpenVoiceListener,
  { signal, onProgress }: MediaCall,
): Promise<ToldSpeakers> {
  using source = await openSource(file);
  const { audio, originSec } = source;
  if (!audio) return { status: 'done', turns: [] };
  const durationSec = (await audio.computeDuration()) - originSec;
  try {
    const listener = await open();
    const { sampleRate } = listener;
    const windowSamples = SPEAKER_WINDOW_SEC * sampleRate;
    const size = { windowSamples, overlapSamples: SPEAKER_OVERLAP_SEC * sampleRate };
    const voices: WindowVoice[] = [];
    for await (const window of windowsOf(resampledSound(source, sampleRate), size)) {
      signal.throwIfAborted();
      voices.push(...(await voicesOf(window, windowSamples, listener)));
      const untilSec = speakerWindowStartSec(window.index) + window.samples.length / sampleRate;
      onProgress(Math.min(1, untilSec / durationSec), 'transcribe');
    }
    signal.throwIfAborted();
    return { status: 'done', turns: speakerTimeline(voices) };
  } catch (error) {
    if (!(error instanceof SpeechModelError)) throw error;
    return { status: 'unavailable', problem: error.problem };
  }
}

async function voicesOf(
  { index, samples, last }: SoundWindow,
  windowSamples: number,
  listener: VoiceListener,
): Promise<WindowVoice[]> {
  const { sampleRate } = listener;
  const full = new Float32Array(windowSamples);
  full.set(samples);
  const frames = speakersOfFrames(await listener.segment(full));
  const lengthSec = samples.length / sampleRate;
  const startSec = speakerWindowStartSec(index);
  const own = ownPart(index, lengthSec, last);
  const voices: WindowVoice[] = [];
  for (const speaker of localSpeakers(frames, SPEAKER_WINDOW_SEC)) {
    const { spans, isClear } = spansToKnow(speaker, lengthSec);
    const voice = voiceAlone(samples, spans, sampleRate);
    voices.push({
      speaks: within(
        speaker.speaks.map((span) => ({
          startSec: startSec + span.startSec,
          endSec: startSec + span.endSec,
        })),
        own,
      ),
      embedding: voice === null ? null : await listener.embed(voice),
      isClear,
    });
  }
  return voices;
}

/** What somebody says alone, or all of it where that is too little. */
function spansToKnow({ speaks, alone }: LocalSpeaker, lengthSec: number) {
  const whole = { startSec: 0, endSec: lengthSec };
  const clear = within(alone, whole);
  const isClear = secondsOf(clear) >= CLEAR_SEC;
  return { isClear, spans: isClear ? clear : within(speaks, whole) };
}
