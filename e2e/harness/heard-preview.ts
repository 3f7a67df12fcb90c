/** Plays a plan with the player's own engine and hears what the page plays, as a capture of its tab. In the harness page. */
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';
import { SceneEngine } from '../../src/player/scene-engine.ts';
import { addressesOf } from './plan-addresses.ts';

/** Times are milliseconds of the page's clock. */
export interface Heard {
  /** What came out of the page, some 10 ms at a time: when it came, and its mean square, full scale being 1. */
  readonly sound: readonly (readonly [atMs: number, meanSquare: number])[];
  /** Where the player was. */
  readonly clock: readonly (readonly [atMs: number, timeSec: number])[];
}

/** Chromium's reader of a track; the types of the platform do not know it yet. */
declare class MediaStreamTrackProcessor {
  constructor(init: { track: MediaStreamTrack });
  readonly readable: ReadableStream<AudioData>;
}

/** The platform's types do not know the wish for the page itself yet. */
const THIS_TAB: DisplayMediaStreamOptions & { readonly preferCurrentTab: boolean } = {
  preferCurrentTab: true,
  video: true,
  audio: { autoGainControl: false, echoCancellation: false, noiseSuppression: false },
};
/** Sound that is on its way when the player stops. */
const TAIL_MS = 600;

/** Must be called after a click: a page may not be captured by itself. `fileOf` gives the file of a source. */
export async function heardPreview(
  plan: CompositionPlan,
  fileOf: (sourceId: string) => Blob,
): Promise<Heard> {
  const stream = await navigator.mediaDevices.getDisplayMedia(THIS_TAB);
  const [track] = stream.getAudioTracks();
  if (track === undefined) throw new Error('This browser captures no sound of a tab.');
  const holder = document.createElement('div');
  const canvas = document.createElement('canvas');
  document.body.append(holder, canvas);
  const addresses = addressesOf(plan, fileOf);
  const clock: [number, number][] = [];
  let hasPlayed = false;
  let failure: string | null = null;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const engine = new SceneEngine(holder, (state) => {
    failure = state.failure;
    if (state.playing) clock.push([performance.now(), state.timeSec]);
    else if (hasPlayed) end();
    hasPlayed ||= state.playing;
  });
  try {
    engine.setPlan(plan, addresses);
    engine.setCanvas(canvas);
    const listening = listen(track);
    engine.play();
    await ended;
    if (failure !== null) throw new Error(failure);
    await new Promise((resolve) => setTimeout(resolve, TAIL_MS));
    track.stop();
    return { sound: await listening, clock };
  } finally {
    for (const each of stream.getTracks()) each.stop();
    engine.dispose();
    holder.remove();
    canvas.remove();
    for (const address of Object.values(addresses)) URL.revokeObjectURL(address);
  }
}

async function listen(track: MediaStreamTrack): Promise<[number, number][]> {
  const reader = new MediaStreamTrackProcessor({ track }).readable.getReader();
  const heard: [number, number][] = [];
  // Blocks may be read late and never early: the least difference tells what the capture's clock shows.
  let offsetMs = Number.POSITIVE_INFINITY;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const block = next.value;
    const atMs = block.timestamp / 1000;
    offsetMs = Math.min(offsetMs, performance.now() - atMs);
    heard.push([atMs, meanSquareOf(block)]);
    block.close();
  }
  return heard.map(([atMs, meanSquare]) => [atMs + offsetMs, meanSquare]);
}

/** Of all channels. */
function meanSquareOf(block: AudioData): number {
  const samples = new Float32Array(block.numberOfFrames);
  let sum = 0;
  for (let planeIndex = 0; planeIndex < block.numberOfChannels; planeIndex += 1) {
    block.copyTo(samples, { planeIndex, format: 'f32-planar' });
    for (const sample of samples) sum += sample * sample;
  }
  return sum / (samples.length * block.numberOfChannels);
}
