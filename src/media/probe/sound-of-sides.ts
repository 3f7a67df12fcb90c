/**
 * Left and right of one sound in tracks of their own: cameras and recorders write QuickTime with a track a microphone. What
 * differs in anything but what is heard in it, or has a name of its own, is another sound: a language, a mix.
 */
import { type Input, type InputAudioTrack, QuickTimeInputFormat } from 'mediabunny';
import { isHeard } from './heard-track.ts';
import { languagesOf } from './movie-heads.ts';

export interface SoundOfSides {
  readonly left: InputAudioTrack;
  readonly right: InputAudioTrack;
}

/** Recorders end all their tracks together, but for a packet. */
const APART_SEC = 0.1;

/** @param audio the sound that is heard otherwise. null where it is none of two sides that both are heard. */
export async function soundOfSides(
  file: Blob,
  input: Input,
  audio: InputAudioTrack | null,
): Promise<SoundOfSides | null> {
  if (audio === null || !((await input.getFormat()) instanceof QuickTimeInputFormat)) return null;
  const tracks = await input.getAudioTracks();
  const leftPlace = 2 * Math.floor(tracks.findIndex(({ id }) => id === audio.id) / 2);
  const [left, right] = tracks.slice(leftPlace, leftPlace + 2);
  if (left === undefined || right === undefined || !(await areAlike(left, right))) return null;
  const languages = await languagesOf(file);
  if (languages.get(left.id) !== languages.get(right.id)) return null;
  return (await isHeard(left)) && (await isHeard(right)) ? { left, right } : null;
}

async function areAlike(left: InputAudioTrack, right: InputAudioTrack): Promise<boolean> {
  const [ofLeft, ofRight] = [await factsOf(left), await factsOf(right)];
  const areTogether = ofLeft.timesSec.every(
    (sec, index) => Math.abs(sec - (ofRight.timesSec[index] ?? 0)) < APART_SEC,
  );
  return areTogether && ofLeft.isSide && ofLeft.kind === ofRight.kind;
}

async function factsOf(track: InputAudioTrack) {
  return {
    isSide: (await track.getNumberOfChannels()) === 1 && (await track.canDecode()),
    kind: [
      await track.getCodecParameterString(),
      await track.getNumberOfChannels(),
      await track.getSampleRate(),
      await track.getName(),
    ].join(),
    timesSec: [await track.getFirstTimestamp(), await track.computeDuration()],
  };
}
