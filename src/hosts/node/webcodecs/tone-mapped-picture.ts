/**
 * HDR pictures for canvases. Browsers tone-map what is drawn on an ordinary canvas; here the engine's own kernel does,
 * so that posters and the rare formats that are drawn come out like everything else.
 */
import { AV_PIX_FMT_YUV420P10LE, AVCOL_RANGE_JPEG } from 'node-av/constants';
import { FFmpegError, Frame, SoftwareScaleContext } from 'node-av/lib';
import type { HdrTransfer } from '../../../media/pictures/hdr/hdr-light.ts';
import { ToneMapper } from '../../../media/pictures/hdr/tone-mapper.ts';
import { kernelsAtOnce, PlaneMemory } from '../../../media/pictures/planes/plane-memory.ts';
import { NodeVideoFrame } from './node-video-frame.ts';

const BT709_LIMITED = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

/** One for all canvases, made with the first HDR picture: its tables are large. */
let tools: { readonly memory: PlaneMemory; readonly tones: ToneMapper } | null = null;

/** In 8 bits of BT.709, with even edges. The caller closes both pictures. */
export function toneMappedPicture(picture: NodeVideoFrame, transfer: HdrTransfer): NodeVideoFrame {
  const deep = tenBitFrame(picture.avFrame);
  try {
    tools ??= openTools();
    const { memory, tones } = tools;
    const { width, height } = deep;
    const from = memory.picture('deep picture', 2 * width, height);
    const into = memory.picture('picture', width, height);
    const places = [
      { at: from.y, stride: from.strideY, rowBytes: 2 * width, rows: height },
      { at: from.u, stride: from.strideC, rowBytes: width, rows: height / 2 },
      { at: from.v, stride: from.strideC, rowBytes: width, rows: height / 2 },
    ];
    for (const [plane, { at, stride, rowBytes, rows }] of places.entries()) {
      const samples = deep.data?.[plane];
      const lineBytes = deep.linesize[plane] ?? 0;
      if (samples === undefined) throw new Error('The converted picture is empty.');
      const target = memory.bytes(at, stride * rows);
      for (let row = 0; row < rows; row += 1)
        target.set(samples.subarray(row * lineBytes, row * lineBytes + rowBytes), row * stride);
    }
    const fullRange = deep.colorRange === AVCOL_RANGE_JPEG;
    tones.map({ ...from, bits: 10 }, { transfer, fullRange, peakNits: null }, into);
    return new NodeVideoFrame(memory.bytes(into.y, into.sizeBytes), {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      layout: [
        { offset: 0, stride: into.strideY },
        { offset: into.u - into.y, stride: into.strideC },
        { offset: into.v - into.y, stride: into.strideC },
      ],
      timestamp: picture.timestamp,
      colorSpace: BT709_LIMITED,
    });
  } finally {
    deep.free();
  }
}

function openTools() {
  const memory = new PlaneMemory(kernelsAtOnce());
  return { memory, tones: new ToneMapper(memory) };
}

/** The same colours as 4:2:0 of ten bits; a picture of odd size grows by a line. */
function tenBitFrame(picture: Frame): Frame {
  const deep = new Frame();
  const scaler = new SoftwareScaleContext();
  try {
    deep.alloc();
    deep.format = AV_PIX_FMT_YUV420P10LE;
    deep.width = picture.width + (picture.width % 2);
    deep.height = picture.height + (picture.height % 2);
    // All named as they are: libav would convert their light too, and take half a minute for it.
    deep.colorSpace = picture.colorSpace;
    deep.colorRange = picture.colorRange;
    deep.colorTrc = picture.colorTrc;
    deep.colorPrimaries = picture.colorPrimaries;
    deep.allocBuffer();
    scaler.allocContext();
    FFmpegError.throwIfError(scaler.scaleFrameSync(deep, picture), 'The picture could not be converted');
    return deep;
  } catch (error) {
    deep.free();
    throw error;
  } finally {
    scaler.freeContext();
  }
}
