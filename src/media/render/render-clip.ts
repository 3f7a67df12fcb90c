/** Renders a composition to an MP4, streamed: memory does not grow with the length of source or clip. */
import {
  EncodedVideoPacketSource,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  StreamTarget,
} from 'mediabunny';
import { loadCaptionFonts } from '../captions/caption-fonts.ts';
import type { CompositionPlan } from '../compose/composition-plan.ts';
import { sceneAt } from '../compose/scene.ts';
import type { MediaCall } from '../media-call.ts';
import { type OpenSource, openSource } from '../probe/open-source.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { Compositor } from './compositor/compositor.ts';
import { chooseEncoderConfig } from './frames/encoder-config.ts';
import { FramePicker } from './frames/frame-picker.ts';
import { FrameStream } from './frames/frame-stream.ts';
import { VideoTrackWriter } from './frames/video-track-writer.ts';
import { RenderError } from './render-error.ts';

/** Where the file goes: a sync access handle, a file descriptor. Writes may come out of order. */
export interface PositionedWriter {
  write(bytes: Uint8Array, position: number): void | Promise<void>;
}

export interface RenderedClip {
  readonly sizeBytes: number;
  readonly durationSec: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

const CHUNK_BYTES = 4 * 1024 * 1024;
const KEY_FRAME_EVERY_SEC = 2;
const SOUND_AHEAD_SEC = 1;
const REPORT_EVERY_FRAMES = 8;

/**
 * Throws UnreadableMediaError for the source, RenderError for the encoder, the writer's own errors, and the
 * signal's reason when stopped. Closes everything it opened; the caller owns `writer` and what it wrote.
 */
export async function renderClip(
  file: Blob,
  plan: CompositionPlan,
  writer: PositionedWriter,
  call: MediaCall,
): Promise<RenderedClip> {
  using source = await openSource(file);
  const { video } = source;
  if (!video) throw new UnreadableMediaError('The file has no picture to make a clip from.');
  const frameCount = Math.round((plan.sourceEndSec - plan.sourceStartSec) * plan.fps);
  if (frameCount < 1) throw new RenderError('The clip is shorter than one frame. Make it longer.');
  if (plan.captions ?? plan.hook) await loadCaptionFonts();

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
    await writeTracks(output, source, video, plan, frameCount, call);
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
  source: OpenSource,
  video: InputVideoTrack,
  plan: CompositionPlan,
  frameCount: number,
  call: MediaCall,
): Promise<void> {
  const startSec = plan.sourceStartSec + source.originSec;
  const packets = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(packets, { frameRate: plan.fps });
  const sound = await openSound(source, plan, startSec, frameCount / plan.fps);
  if (sound) output.addAudioTrack(sound.source);
  await output.start();

  const compositor = await Compositor.create(
    {
      widthPx: plan.sourceWidthPx,
      heightPx: plan.sourceHeightPx,
      rotationDeg: await video.getRotation(),
      flipped: await video.getFlip(),
    },
    plan.widthPx,
    plan.heightPx,
  );
  const config = await chooseEncoderConfig(plan.widthPx, plan.heightPx, plan.fps);
  const frames = await FrameStream.open(video, startSec);
  const picker = new FramePicker(() => frames.next());
  const track = new VideoTrackWriter(config, packets);
  try {
    const keyEvery = Math.round(KEY_FRAME_EVERY_SEC * plan.fps);
    let soundAhead: Promise<void> = Promise.resolve();
    for (let index = 0; index < frameCount; index += 1) {
      call.signal.throwIfAborted();
      const timeSec = index / plan.fps;
      if (sound && index % REPORT_EVERY_FRAMES === 0) {
        await soundAhead;
        soundAhead = sound.advanceTo(timeSec + SOUND_AHEAD_SEC);
        // Awaited in the next round; until then a failure must not count as unhandled.
        soundAhead.catch(() => undefined);
      }
      const frame = await picker.frameAt(Math.round((startSec + timeSec) * 1e6));
      if (!frame) throw new UnreadableMediaError('The file has no picture at the place of this clip.');
      const timing = { timestampUs: Math.round(timeSec * 1e6), durationUs: Math.round(1e6 / plan.fps) };
      const composed = await compositor.compose(frame, sceneAt(plan, timeSec), timing);
      await track.write(composed, index % keyEvery === 0);
      if (index % REPORT_EVERY_FRAMES === 0) call.onProgress(index / frameCount, 'render');
    }
    await soundAhead;
    await sound?.finish();
    await track.finish();
    call.onProgress(1, 'render');
  } finally {
    picker.close();
    frames.close();
    track.close();
    await sound?.close();
  }
}

/** null where the plan or the source has no sound. The encoder is loaded only when there is some. */
async function openSound(source: OpenSource, plan: CompositionPlan, startSec: number, durationSec: number) {
  if (!plan.hasAudio || !source.audio) return null;
  if (!(await source.audio.canDecode())) {
    throw new UnreadableMediaError(
      'This browser has no decoder for the sound of this file. Convert it to AAC and upload it again.',
    );
  }
  const { SoundTrackWriter } = await import('./sound/sound-track-writer.ts');
  return new SoundTrackWriter(source.audio, startSec, durationSec);
}
