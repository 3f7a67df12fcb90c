/** Frames through an encoder of the browser, one after another, a few on their way at a time. */
const MAX_QUEUED_FRAMES = 4;

export interface Frames {
  readonly count: number;
  /** Closed once it is encoded. */
  readonly at: (index: number) => VideoFrame | Promise<VideoFrame>;
  readonly keyEvery: number;
}

/** @param bytes I420, of the picture that is shown `index`-th */
export function frameOf(
  bytes: BufferSource,
  { widthPx, heightPx, fps }: { readonly widthPx: number; readonly heightPx: number; readonly fps: number },
  index: number,
): VideoFrame {
  return new VideoFrame(bytes, {
    ...{ format: 'I420', codedWidth: widthPx, codedHeight: heightPx },
    timestamp: Math.round((index * 1e6) / fps),
  });
}

/** Resolves when all of them are encoded. */
export async function encodeFrames(
  config: VideoEncoderConfig,
  { count, at, keyEvery }: Frames,
  onChunk: (chunk: EncodedVideoChunk) => void,
): Promise<void> {
  let failure: unknown = null;
  const encoder = new VideoEncoder({
    output: onChunk,
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure(config);
  for (let index = 0; index < count; index += 1) {
    const frame = await at(index);
    encoder.encode(frame, { keyFrame: index % keyEvery === 0 });
    frame.close();
    while (encoder.encodeQueueSize >= MAX_QUEUED_FRAMES)
      await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
  }
  await encoder.flush();
  encoder.close();
  if (failure !== null) throw failure;
}
