/** Renders a composition to an MP4, streamed: memory does not grow with the length of sources or output. */
import { EncodedVideoPacketSource, Mp4OutputFormat, Output, StreamTarget } from 'mediabunny';
import { problem } from '../../contract/problems/problem.ts';
import type { CompositionPlan } from '../compose/composition-plan.ts';
import { lastFrameOf } from '../compose/scene.ts';
import type { MediaCall } from '../media-call.ts';
import { chooseExportEncoder } from '../pictures/encode/encoder-config.ts';
import { RenderError } from '../pictures/encode/render-error.ts';
import type { PositionedWriter } from '../positioned-writer.ts';
import { type CopiedPicture, copyPicture, openCopiedPicture } from './copy/copy-picture.ts';
import { OpenSources } from './open-sources.ts';
import { DrawnPicture } from './picture/drawn-picture.ts';
import { openSoundTrack } from './sound/open-sound-track.ts';
import { SoundPace } from './sound/sound-pace.ts';

export interface RenderedComposition {
  readonly sizeBytes: number;
  readonly durationSec: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

const CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * `files` holds one for every source of the plan, by its id. Throws UnreadableMediaError for a source, RenderError for
 * the encoder and for fonts that do not load, the writer's own errors, and the signal's reason when stopped. Closes
 * everything it opened; the caller owns `writer` and what it wrote.
 */
export async function renderComposition(
  files: ReadonlyMap<string, Blob>,
  plan: CompositionPlan,
  writer: PositionedWriter,
  call: MediaCall,
): Promise<RenderedComposition> {
  const frameCount = lastFrameOf(plan) + 1;
  if (frameCount < 1) throw new RenderError(problem('under_a_frame'));
  // Without `await using`: not every browser has `Symbol.asyncDispose`.
  const sources = new OpenSources(files, plan);
  try {
    return await renderSources(sources, plan, frameCount, writer, call);
  } finally {
    await sources.closeAll();
  }
}

async function renderSources(
  sources: OpenSources,
  plan: CompositionPlan,
  frameCount: number,
  writer: PositionedWriter,
  call: MediaCall,
): Promise<RenderedComposition> {
  let sizeBytes = 0;
  const writable = new WritableStream<{ data: Uint8Array; position: number }>({
    async write({ data, position }) {
      await writer.write(data, position);
      sizeBytes = Math.max(sizeBytes, position + data.byteLength);
    },
  });
  const copied = await openCopiedPicture(plan, sources, frameCount, () => call.onProgress(0, 'render'));
  const output = new Output({
    // The index stands before pictures and sound, so that players and platforms begin with the first bytes. For copied
    // pictures that are not in the order they are shown in, and wait for their sound, the library cannot leave room.
    format: new Mp4OutputFormat({ fastStart: copied === null ? 'reserve' : false }),
    target: new StreamTarget(writable, { chunked: true, chunkSize: CHUNK_BYTES }),
  });
  try {
    await writeTracks(output, copied, sources, plan, frameCount, call);
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
  copied: CopiedPicture | null,
  sources: OpenSources,
  plan: CompositionPlan,
  frameCount: number,
  call: MediaCall,
): Promise<void> {
  const encoder = copied === null ? await chooseExportEncoder(plan.widthPx, plan.heightPx, plan.fps) : null;
  const packets = new EncodedVideoPacketSource(encoder?.codec ?? 'avc');
  output.addVideoTrack(packets, { frameRate: plan.fps, maximumPacketCount: frameCount });
  // Decoders begin, and codes and fonts load, while the sound is heard.
  const drawn = encoder && new DrawnPicture(plan, sources, packets, encoder.config, frameCount);
  let pace: SoundPace | null = null;
  let madeShare = 0;
  const report = () => call.onProgress(madeShare, 'render');
  const beside = {
    check: () => call.signal.throwIfAborted(),
    async follow(timeSec: number, drawnSec: number) {
      await pace?.follow(timeSec, drawnSec);
      await sources.closeBefore(Math.min(timeSec, pace?.doneUntilSec ?? timeSec));
    },
    onMade(share: number) {
      madeShare = share;
      report();
    },
  };
  try {
    const sound = await openSoundTrack(sources, plan, frameCount / plan.fps, call.signal, report);
    pace = sound && new SoundPace(sound);
    if (sound) output.addAudioTrack(sound.source, { maximumPacketCount: sound.packetsAtMost });
    await output.start();
    if (copied) await copyPicture(copied, packets, beside);
    else await drawn?.write(beside);
    await pace?.finish();
    call.onProgress(1, 'render');
  } finally {
    await pace?.close();
    await drawn?.close();
  }
}
