/** Renders a composition to an MP4, streamed: memory does not grow with the length of sources or output. */
import { EncodedVideoPacketSource, Mp4OutputFormat, Output, StreamTarget } from 'mediabunny';
import { loadCaptionFonts } from '../captions/caption-fonts.ts';
import type { CompositionPlan } from '../compose/composition-plan.ts';
import { sceneAt } from '../compose/scene.ts';
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';
import { Compositor } from './compositor/compositor.ts';
import { copyPicture, openCopiedPicture } from './copy/copy-picture.ts';
import { chooseEncoderConfig } from './frames/encoder-config.ts';
import { VideoTrackWriter } from './frames/video-track-writer.ts';
import { OpenSources } from './open-sources.ts';
import { PlanFrames } from './picture/plan-frames.ts';
import { RenderError } from './render-error.ts';
import { openSoundTrack } from './sound/open-sound-track.ts';
import { SoundPace } from './sound/sound-pace.ts';

export interface RenderedComposition {
  readonly sizeBytes: number;
  readonly durationSec: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

const CHUNK_BYTES = 4 * 1024 * 1024;
const KEY_FRAME_EVERY_SEC = 2;
const REPORT_EVERY_FRAMES = 8;

/**
 * `files` holds one for every source of the plan, by its id. Throws UnreadableMediaError for a source,
 * RenderError for the encoder, the writer's own errors, and the signal's reason when stopped. Closes everything
 * it opened; the caller owns `writer` and what it wrote.
 */
export async function renderComposition(
  files: ReadonlyMap<string, Blob>,
  plan: CompositionPlan,
  writer: PositionedWriter,
  call: MediaCall,
): Promise<RenderedComposition> {
  const frameCount = Math.round(plan.durationSec * plan.fps);
  if (frameCount < 1) throw new RenderError('The video is shorter than one frame. Make it longer.');
  if (hasText(plan)) await loadCaptionFonts();
  await using sources = new OpenSources(files, plan);

  let sizeBytes = 0;
  const writable = new WritableStream<{ data: Uint8Array; position: number }>({
    async write({ data, position }) {
      await writer.write(data, position);
      sizeBytes = Math.max(sizeBytes, position + data.byteLength);
    },
  });
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new StreamTarget(writable, { chunked: true, chunkSize: CHUNK_BYTES }),
  });
  try {
    await writeTracks(output, sources, plan, frameCount, call);
    await output.finalize();
  } catch (error) {
    // Cancelling fails as well where the writer did; the first error is the one that tells why.
    await output.cancel().catch(() => undefined);
    throw error;
  }
  return { sizeBytes, durationSec: frameCount / plan.fps, widthPx: plan.widthPx, heightPx: plan.heightPx };
}

async function writeTracks(
  output: Output,
  sources: OpenSources,
  plan: CompositionPlan,
  frameCount: number,
  call: MediaCall,
): Promise<void> {
  const packets = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(packets, { frameRate: plan.fps });
  const sound = await openSoundTrack(sources, plan, frameCount / plan.fps, call.signal);
  const pace = sound && new SoundPace(sound);
  const step = async (index: number) => {
    call.signal.throwIfAborted();
    if (index % REPORT_EVERY_FRAMES !== 0) return;
    await pace?.follow(index / plan.fps);
    call.onProgress(index / frameCount, 'render');
  };
  try {
    if (sound) output.addAudioTrack(sound.source);
    await output.start();
    const copied = await openCopiedPicture(plan, sources, frameCount);
    if (copied) await copyPicture(copied, packets, step);
    else await drawPicture(packets, sources, plan, frameCount, pace, step);
    await pace?.finish();
    call.onProgress(1, 'render');
  } finally {
    await pace?.close();
  }
}

/** `step` is waited for before each frame. */
async function drawPicture(
  packets: EncodedVideoPacketSource,
  sources: OpenSources,
  plan: CompositionPlan,
  frameCount: number,
  pace: SoundPace | null,
  step: (index: number) => Promise<void>,
): Promise<void> {
  const frames = new PlanFrames(plan, sources);
  let track: VideoTrackWriter | null = null;
  try {
    const compositor = await Compositor.create(plan);
    track = new VideoTrackWriter(await chooseEncoderConfig(plan.widthPx, plan.heightPx, plan.fps), packets);
    const keyEvery = Math.round(KEY_FRAME_EVERY_SEC * plan.fps);
    for (let index = 0; index < frameCount; index += 1) {
      await step(index);
      const timeSec = index / plan.fps;
      if (index % REPORT_EVERY_FRAMES === 0) {
        await sources.closeBefore(Math.min(timeSec, pace?.doneUntilSec ?? timeSec));
        await frames.prepare(timeSec);
      }
      const scene = sceneAt(plan, timeSec);
      const timing = { timestampUs: Math.round(timeSec * 1e6), durationUs: Math.round(1e6 / plan.fps) };
      const composed = await compositor.compose(scene, (picture) => frames.frameOf(picture), timing);
      await track.write(composed, index % keyEvery === 0);
    }
    await track.finish();
  } finally {
    track?.close();
    await frames.close();
  }
}

/** Text is painted with the caption font, which is loaded only where there is some. */
function hasText({ captions, hook, texts, card, chat }: CompositionPlan): boolean {
  return captions !== null || hook !== null || texts.length > 0 || card !== null || chat !== null;
}
