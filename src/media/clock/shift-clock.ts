/**
 * Makes a film whose clock begins late begin at 0: the same file with smaller times in it. Picture, sound and whatever else
 * is in it stay byte for byte, and as far apart as they were. The sound that is worked with becomes the first.
 */
import { sniffSound } from '../../base/film/sniff-sound.ts';
import { problem } from '../../contract/problems/problem.ts';
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';
import { playedInstead } from '../probe/heard-track.ts';
import { LATE_SEC } from '../probe/late-clock.ts';
import { MEDIA_FORMATS, openSource } from '../probe/open-source.ts';
import { SNIFF_BYTES, sniffContainer } from '../probe/sniff-container.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { type ByteChange, copyChanged } from './byte-change.ts';
import { matroskaChanges } from './matroska-changes.ts';
import { mp4Changes } from './mp4-changes.ts';
import { oggChanges } from './ogg-changes.ts';
import type { SoundFirst } from './sound-first.ts';

/** When the picture and the sound that are worked with begin and end, by the clock of their file. */
export interface LateClock {
  /** What is taken off; 0 where it is not late. */
  readonly startSec: number;
  readonly endSec: number;
  /** By their numbers in the file. */
  readonly trackIds: readonly number[];
  /** null where the sound that is worked with is the first. */
  readonly soundFirst: SoundFirst | null;
}

/** Throws UnreadableMediaError, what `writer` throws, the signal's reason. */
export async function shiftClock(file: Blob, writer: PositionedWriter, call: MediaCall): Promise<void> {
  const changes = await changesOf(file);
  try {
    await copyChanged(file, changes, writer, call);
  } catch (error) {
    // A box that is shorter than what it holds.
    throw error instanceof RangeError ? damaged(error) : error;
  }
}

async function changesOf(file: Blob): Promise<AsyncGenerator<ByteChange, void>> {
  const clock = await readClock(file);
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  switch (sniffSound(head) ?? sniffContainer(head)) {
    case 'ogg':
      return oggChanges(file, clock);
    case 'mkv':
    case 'webm':
      return matroskaChanges(file, clock);
    default:
      return mp4Changes(file, clock);
  }
}

async function readClock(file: Blob): Promise<LateClock> {
  using source = await openSource(file, MEDIA_FORMATS);
  const { input, video, audio } = source;
  const tracks = [video, audio].filter((track) => track !== null);
  try {
    const instead = await playedInstead(input, audio);
    const firstSec = await input.getFirstTimestamp(tracks);
    return {
      startSec: firstSec > LATE_SEC ? firstSec : 0,
      endSec: await input.computeDuration(tracks),
      trackIds: tracks.map(({ id }) => id),
      soundFirst: audio && instead && { id: audio.id, beforeId: instead.id },
    };
  } catch (error) {
    throw damaged(error);
  }
}

function damaged(cause: unknown): UnreadableMediaError {
  return new UnreadableMediaError(problem('file_damaged'), { cause });
}
