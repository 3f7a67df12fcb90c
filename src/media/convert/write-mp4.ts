/** Writes tracks side by side into an MP4, streamed: memory does not grow with its length. */
import {
  type AudioSource,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type VideoSource,
  type VideoTrackMetadata,
} from 'mediabunny';
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';
import type { Mp4Track } from './mp4-track.ts';

export interface Mp4Tracks {
  readonly pictures: Mp4Track<VideoSource> | null;
  /** What players do to the pictures; nothing where not given. */
  readonly turn?: Pick<VideoTrackMetadata, 'rotation' | 'flip'>;
  readonly sound: Mp4Track<AudioSource> | null;
}

const CHUNK_BYTES = 4 * 1024 * 1024;
const STEPS_BETWEEN_REPORTS = 32;

/** Closes the tracks; the caller owns `writer`. Throws what the tracks and `writer` throw, and the signal's reason. */
export async function writeMp4(
  { pictures, turn, sound }: Mp4Tracks,
  writer: PositionedWriter,
  call: MediaCall,
): Promise<void> {
  const writable = new WritableStream<{ data: Uint8Array; position: number }>({
    write: async ({ data, position }) => writer.write(data, position),
  });
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new StreamTarget(writable, { chunked: true, chunkSize: CHUNK_BYTES }),
  });
  if (pictures !== null) output.addVideoTrack(pictures.source, turn);
  if (sound !== null) output.addAudioTrack(sound.source);
  const tracks = [pictures, sound].filter((track) => track !== null);
  try {
    await output.start();
    await stepAll(tracks, call);
    await output.finalize();
  } catch (error) {
    // Cancelling fails as well where the writer did; the first error is the one that tells why.
    await output.cancel().catch(() => undefined);
    throw error;
  } finally {
    for (const track of tracks) await track.close();
  }
  call.onProgress(1, 'convert');
}

async function stepAll(tracks: readonly Mp4Track[], call: MediaCall): Promise<void> {
  const running = new Set(tracks);
  const [leading] = tracks;
  let steps = 0;
  for (;;) {
    const [behind] = [...running].toSorted((a, b) => a.timeSec - b.timeSec);
    if (behind === undefined) break;
    call.signal.throwIfAborted();
    if (!(await behind.step())) running.delete(behind);
    steps += 1;
    if (steps % STEPS_BETWEEN_REPORTS === 0 && leading) call.onProgress(leading.share, 'convert');
  }
}
