/**
 * A second of drawn frames, made into a film by the code of every export and read back: a film that is finished may still
 * be sheared or in other colours, and no browser tells.
 */
import {
  BufferTarget,
  CanvasSource,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  VideoSampleSink,
  WebMOutputFormat,
} from 'mediabunny';
import type { ExportTrial } from '../../base/browser/device-check.ts';
import type { CompositionPlan } from '../compose/composition-plan.ts';
import { chooseExportEncoder } from '../pictures/encode/encoder-config.ts';
import { openSource } from '../probe/open-source.ts';
import { renderComposition } from '../render/render-composition.ts';
import { drawCheckPicture, likenessDb, openCanvas } from './check-picture.ts';

const FPS = 30;
const DURATION_SEC = 1;
const SOURCE = { id: 'drawn', widthPx: 1280, heightPx: 720 } as const;
const OUTPUT = { widthPx: 1080, heightPx: 1920 } as const;
/** The frames that are judged. */
const LOOKED_AT = [0, 14, 29] as const;
/** Pictures are compared at this size: moved, sheared and torn ones part there as well. */
const JUDGED = { widthPx: 270, heightPx: 480 } as const;

export async function tryExport(): Promise<ExportTrial> {
  const nothing = {
    kind: 'export',
    codec: null,
    framesPerSec: null,
    likenessDb: null,
    sizeBytes: null,
  } as const;
  try {
    const film = await drawFilm();
    const startedMs = performance.now();
    const { blob, codec } = await exportFilm(film);
    const tookSec = (performance.now() - startedMs) / 1000;
    return {
      kind: 'export',
      codec,
      framesPerSec: (FPS * DURATION_SEC) / tookSec,
      likenessDb: await judge(blob),
      sizeBytes: blob.size,
      failure: null,
    };
  } catch (error) {
    return { ...nothing, failure: String(error) };
  }
}

const shareAt = (frame: number): number => frame / (FPS * DURATION_SEC);

async function drawFilm(): Promise<Blob> {
  const { widthPx, heightPx } = SOURCE;
  const { codec, config } = await chooseExportEncoder(widthPx, heightPx, FPS);
  const { canvas, context } = openCanvas(widthPx, heightPx);
  const target = new BufferTarget();
  const format = codec === 'avc' ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new CanvasSource(canvas, { codec, fullCodecString: config.codec, bitrate: 8_000_000 });
  output.addVideoTrack(source, { frameRate: FPS });
  await output.start();
  for (let frame = 0; frame < FPS * DURATION_SEC; frame += 1) {
    drawCheckPicture(context, widthPx, heightPx, shareAt(frame));
    await source.add(frame / FPS, 1 / FPS);
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('The film of drawn frames is empty.');
  return new Blob([target.buffer]);
}

async function exportFilm(film: Blob): Promise<{ blob: Blob; codec: string }> {
  const parts: { readonly bytes: Uint8Array<ArrayBuffer>; readonly position: number }[] = [];
  const writer = {
    write: (bytes: Uint8Array, position: number) =>
      void parts.push({ bytes: new Uint8Array(bytes), position }),
  };
  const call = { onProgress: () => undefined, signal: new AbortController().signal };
  const { sizeBytes } = await renderComposition(new Map([[SOURCE.id, film]]), PLAN, writer, call);
  const whole = new Uint8Array(sizeBytes);
  for (const { bytes, position } of parts) whole.set(bytes, position);
  const { config } = await chooseExportEncoder(OUTPUT.widthPx, OUTPUT.heightPx, FPS);
  return { blob: new Blob([whole]), codec: config.codec };
}

async function spanOf(video: InputVideoTrack): Promise<string> {
  return `from ${await video.getFirstTimestamp()} to ${await video.computeDuration()} s`;
}

/** Its worst frame against what was drawn, cropped as the plan does. */
async function judge(film: Blob): Promise<number> {
  const { widthPx, heightPx } = JUDGED;
  const cropWidthPx = (SOURCE.heightPx * OUTPUT.widthPx) / OUTPUT.heightPx;
  const cropLeftPx = (SOURCE.widthPx - cropWidthPx) / 2;
  const drawn = openCanvas(SOURCE.widthPx, SOURCE.heightPx);
  const wanted = openCanvas(widthPx, heightPx);
  const seen = openCanvas(widthPx, heightPx);
  const source = await openSource(film);
  try {
    if (source.video === null) throw new Error('The exported film has no picture.');
    const sink = new VideoSampleSink(source.video);
    let worst = Number.POSITIVE_INFINITY;
    for (const frame of LOOKED_AT) {
      const sample = await sink.getSample((frame + 0.5) / FPS);
      if (sample === null) throw new Error(`No frame ${frame} in a film ${await spanOf(source.video)}.`);
      sample.draw(seen.context, 0, 0, widthPx, heightPx);
      sample.close();
      drawCheckPicture(drawn.context, SOURCE.widthPx, SOURCE.heightPx, shareAt(frame));
      const crop = [cropLeftPx, 0, cropWidthPx, SOURCE.heightPx] as const;
      wanted.context.drawImage(drawn.canvas, ...crop, 0, 0, widthPx, heightPx);
      worst = Math.min(worst, likenessDb(seen.pixels(), wanted.pixels()));
    }
    return worst;
  } finally {
    source.input.dispose();
  }
}

const PLAN: CompositionPlan = {
  ...OUTPUT,
  fps: FPS,
  durationSec: DURATION_SEC,
  backdrop: { color: '#000000' },
  sources: [SOURCE],
  pictures: [
    {
      target: { x: 0, y: 0, width: OUTPUT.widthPx, height: OUTPUT.heightPx },
      spans: [
        {
          sourceId: SOURCE.id,
          startSec: 0,
          endSec: DURATION_SEC,
          sourceStartSec: 0,
          framing: { keyframes: [{ timeSec: 0, centerX: 0.5, centerY: 0.5 }] },
          fit: 'cover',
          zoom: 1,
        },
      ],
    },
  ],
  sounds: [],
  captions: null,
  hook: null,
  texts: [],
  card: null,
  chat: null,
  fades: { inSec: 0, outSec: 0 },
};
