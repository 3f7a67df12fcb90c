/** Reads what a file holds without decoding it, and refuses what cannot be worked with. */
import {
  EncodedPacketSink,
  type Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
} from 'mediabunny';
import { sniffSound } from '../../base/film/sniff-sound.ts';
import { problem } from '../../contract/problems/problem.ts';
import { codecOf } from './codec-names.ts';
import { isCutByEdits } from './edit-cuts.ts';
import { isHalfInFragments } from './half-in-fragments.ts';
import { playedInstead } from './heard-track.ts';
import { LATE_SEC } from './late-clock.ts';
import { type MediaFacts, mimeTypeOf } from './media-facts.ts';
import { isChained } from './ogg-links.ts';
import { MEDIA_FORMATS, type OpenSource, openSource } from './open-source.ts';
import { LONG_SEC, longestPossibleSec } from './possible-length.ts';
import { CONVERTED, SNIFF_BYTES, sniffContainer } from './sniff-container.ts';
import { soundOfSides } from './sound-of-sides.ts';
import { type UnopenedStreams, unopenedStreams } from './transport-streams.ts';
import { UnreadableMediaError } from './unreadable-media-error.ts';
import { compressedWav } from './wav-codec.ts';

const FRAMES_FOR_RATE = 256;
const HAS_TRACKS: ReadonlySet<string> = new Set(['mp4', 'mov', 'm4a', 'mkv', 'webm']);
const MAY_BEGIN_LATE: ReadonlySet<string> = new Set([...HAS_TRACKS, 'ogg']);
const PLACES_LOOKED_AT = 64;
const CUT_OFF = problem('file_damaged');
/** What is known of a file only once it is opened. */
const NOT_OPENED = {
  durationSec: 0,
  beginsLate: false,
  isChained: false,
  isHeardOtherwise: false,
  widthPx: null,
  heightPx: null,
  fps: null,
  rotationDeg: 0,
} as const;

/** Throws UnreadableMediaError. */
export async function probeMedia(file: Blob): Promise<MediaFacts> {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  const sound = sniffSound(head);
  const container = sound ?? sniffContainer(head);
  // What no player opens is made something else before it is looked at.
  if (!container || CONVERTED.has(container)) {
    throw new UnreadableMediaError(problem('unreadable_video'));
  }
  const compressed = container === 'wav' ? compressedWav(head) : null;
  if (compressed !== null) return { ...soundNotOpened(compressed), container };
  const hasIndex = container === 'mp4' || container === 'mov';
  if (hasIndex && (await isHalfInFragments(file)))
    throw new UnreadableMediaError(problem('file_half_in_fragments'));
  // A damaged film must not pass for the sound that its bytes happen to look like.
  using source = await (sound === null ? openSource(file) : openSource(file, MEDIA_FORMATS));
  const { video } = source;
  const audio = await heard(source.audio);
  const unopened = container === 'mpegts' ? await unopenedStreams(file) : null;
  if ((!video && unopened?.picture) || (!audio && unopened?.sound))
    return { ...notOpened(unopened, source), container };
  if (!video && !audio) throw new UnreadableMediaError(CUT_OFF);
  const tracks = [video, audio].filter((track) => track !== null);
  if (
    hasIndex &&
    (await isCutByEdits(
      file,
      tracks.map(({ id }) => id),
    ))
  )
    throw new UnreadableMediaError(problem('file_cut_by_edits'));
  const firstSec = await readable(() => source.input.getFirstTimestamp(tracks));
  const beginsLate = MAY_BEGIN_LATE.has(container) && firstSec - source.originSec > LATE_SEC;
  return {
    container,
    mimeType: mimeTypeOf(container, video !== null),
    durationSec: await durationOf(tracks, beginsLate ? firstSec : source.originSec, file.size),
    beginsLate,
    isChained: container === 'ogg' && (await isChained(file)),
    isHeardOtherwise:
      HAS_TRACKS.has(container) && (await readable(() => isHeardOtherwise(file, source.input, audio))),
    hasVideo: video !== null,
    hasAudio: audio !== null,
    widthPx: video ? await sidePx(() => video.getDisplayWidth()) : null,
    heightPx: video ? await sidePx(() => video.getDisplayHeight()) : null,
    fps: video ? await frameRateOf(video) : null,
    rotationDeg: video ? await video.getRotation() : 0,
    videoCodec: video ? await codecOf(video) : null,
    audioCodec: audio ? await codecOf(audio) : null,
    canDecodeVideo: video ? await video.canDecode() : false,
    canDecodeAudio: audio ? await audio.canDecode() : false,
  };
}

function soundNotOpened(audioCodec: string): Omit<MediaFacts, 'container'> {
  return {
    ...NOT_OPENED,
    mimeType: mimeTypeOf('wav', false),
    ...{ hasVideo: false, videoCodec: null, canDecodeVideo: false },
    ...{ hasAudio: true, audioCodec, canDecodeAudio: false },
  };
}

/** Of a film of which not all is opened here, whatever else is in it. */
function notOpened(
  { picture, sound }: UnopenedStreams,
  { video, audio }: OpenSource,
): Omit<MediaFacts, 'container'> {
  return {
    ...NOT_OPENED,
    mimeType: mimeTypeOf('mpegts', true),
    hasVideo: video !== null || picture !== null,
    hasAudio: audio !== null || sound !== null,
    videoCodec: picture,
    audioCodec: sound,
    canDecodeVideo: video !== null,
    canDecodeAudio: audio !== null,
  };
}

async function isHeardOtherwise(file: Blob, input: Input, audio: InputAudioTrack | null): Promise<boolean> {
  return (await playedInstead(input, audio)) !== null || (await soundOfSides(file, input, audio)) !== null;
}

/** null for a sound track in which nothing is, as recorders leave it that were given no sound. */
async function heard(audio: InputAudioTrack | null): Promise<InputAudioTrack | null> {
  if (audio === null) return null;
  const first = await readable(() => new EncodedPacketSink(audio).getFirstPacket({ metadataOnly: true }));
  return first && audio;
}

/** Also reads the last packet: a file cut off in the middle often still says its full length. */
async function durationOf(
  tracks: readonly InputTrack[],
  originSec: number,
  sizeBytes: number,
): Promise<number> {
  return readable(async () => {
    for (const track of tracks) {
      const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
      if (!last) throw new UnreadableMediaError(CUT_OFF);
    }
    const ends = await Promise.all(tracks.map((track) => track.computeDuration()));
    const durationSec = Math.max(...ends) - originSec;
    if (!(durationSec > 0)) throw new UnreadableMediaError(problem('file_empty'));
    // One damaged step of time, such as 2³² units, makes a video of seconds one of days without a byte more.
    if (!(durationSec <= longestPossibleSec(sizeBytes))) throw new UnreadableMediaError(CUT_OFF);
    if (durationSec > LONG_SEC && (await isEmptyForLong(tracks, originSec, durationSec)))
      throw new UnreadableMediaError(CUT_OFF);
    return durationSec;
  });
}

/**
 * Whether nothing is shown or heard anew for an hour, as where such a step stands in a file that is large enough for it.
 * Looked at in so many places at the most: a step that is short beside all of a film may stand between them, and does
 * no more than make it longer.
 */
async function isEmptyForLong(
  tracks: readonly InputTrack[],
  originSec: number,
  durationSec: number,
): Promise<boolean> {
  const sinks = tracks.map((track) => new EncodedPacketSink(track));
  const stepSec = Math.max(LONG_SEC / 2, durationSec / PLACES_LOOKED_AT);
  for (let sec = LONG_SEC + 1; sec < durationSec; sec += stepSec) {
    const packets = await Promise.all(
      sinks.map((sink) => sink.getPacket(originSec + sec, { metadataOnly: true })),
    );
    const newest = Math.max(0, ...packets.map((packet) => (packet ? packet.timestamp - originSec : 0)));
    if (sec - newest > LONG_SEC) return true;
  }
  return false;
}

/** Damage leaves pictures of no width. */
async function sidePx(read: () => Promise<number>): Promise<number> {
  const px = await readable(read);
  if (!(px > 0)) throw new UnreadableMediaError(CUT_OFF);
  return px;
}

/** null where there is one picture only, of which the library says the ticks of its clock. */
async function frameRateOf(video: InputVideoTrack): Promise<number | null> {
  const { bestGuessFrameRate, probedPacketCount } = await readable(() =>
    video.computeFrameRateMetrics({ targetPacketCount: FRAMES_FOR_RATE }),
  );
  return probedPacketCount < 2 ? null : bestGuessFrameRate;
}

async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableMediaError) throw error;
    throw new UnreadableMediaError(CUT_OFF, { cause: error });
  }
}
