/** Decides for one shot whom the camera follows: one face, or all the large ones where they fit. Pure. */
import { firstAfter } from '../../../base/sorted.ts';
import type { FaceTrack, Sighting } from './face-tracks.ts';

/** What must be inside the crop at one time, as fractions of the picture. */
export interface SubjectBox {
  readonly timeSec: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A face seen in less of a shot's pictures is an accident of the detector or of the background. */
const MIN_PRESENCE = 0.15;
/** A face this much less important than the first is a bystander. */
const MAIN_SHARE = 0.55;
/** A mouth that moves this much more than the others' is the one that speaks. */
const SPEAKING_RATIO = 1.6;
/** Faces side by side leave this share of the crop free around them. */
const FREE_SHARE = 0.04;

/** @param pictures of the shot, with and without faces. Empty where there is nobody to follow. */
export function chooseSubject(
  tracks: readonly FaceTrack[],
  pictures: number,
  crop: { readonly width: number; readonly height: number },
): SubjectBox[] {
  const ranked = tracks
    .filter(({ sightings }) => sightings.length / pictures >= MIN_PRESENCE)
    .map((track) => ({ track, weight: weightOf(track, pictures) }))
    .sort((a, b) => b.weight - a.weight);
  const first = ranked[0];
  if (first === undefined) return [];
  const main = ranked.filter(({ weight }) => weight >= MAIN_SHARE * first.weight).map(({ track }) => track);
  if (main.length > 1) {
    const together = boxesAround(main);
    if (together.every((box) => fits(box, crop))) return together;
  }
  const chosen = speaking(main) ?? first.track;
  const others = ranked.map(({ track }) => track).filter((track) => track !== chosen);
  return boxesAround([withoutGaps(chosen, others)]);
}

/** Size counts most, then being there all the time. */
function weightOf({ sightings }: FaceTrack, pictures: number): number {
  const sizes = sightings.map(({ face }) => Math.sqrt(face.width * face.height)).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return usual * Math.sqrt(sightings.length / pictures);
}

function speaking(tracks: readonly FaceTrack[]): FaceTrack | null {
  const ranked = tracks
    .map((track) => ({ track, motion: meanMouthMotion(track) }))
    .sort((a, b) => b.motion - a.motion);
  const [first, second] = ranked;
  if (first === undefined || second === undefined) return null;
  return first.motion > SPEAKING_RATIO * second.motion ? first.track : null;
}

function meanMouthMotion({ sightings }: FaceTrack): number {
  return sightings.reduce((sum, { face }) => sum + face.mouthMotion, 0) / sightings.length;
}

/** Before it came and after it went, the next best face is followed, which may be the same person turned away. */
function withoutGaps(chosen: FaceTrack, others: readonly FaceTrack[]): FaceTrack {
  let sightings = [...chosen.sightings];
  for (const other of others) {
    const before = other.sightings.filter(({ timeSec }) => timeSec < (sightings[0]?.timeSec ?? 0));
    const after = other.sightings.filter(({ timeSec }) => timeSec > (sightings.at(-1)?.timeSec ?? 0));
    sightings = [...before, ...sightings, ...after];
  }
  return { sightings };
}

/** One box around the faces of all tracks, at every time one of them was seen. */
function boxesAround(tracks: readonly FaceTrack[]): SubjectBox[] {
  const times = [...new Set(tracks.flatMap(({ sightings }) => sightings.map(({ timeSec }) => timeSec)))].sort(
    (a, b) => a - b,
  );
  return times.map((timeSec) => {
    const faces = tracks.map(({ sightings }) => nearest(sightings, timeSec).face);
    return {
      timeSec,
      left: Math.min(...faces.map((face) => face.centerX - face.width / 2)),
      right: Math.max(...faces.map((face) => face.centerX + face.width / 2)),
      top: Math.min(...faces.map((face) => face.centerY - face.height / 2)),
      bottom: Math.max(...faces.map((face) => face.centerY + face.height / 2)),
    };
  });
}

/** The earlier of two that are as near. @param sightings in the order of their times, at least one */
function nearest(sightings: readonly Sighting[], timeSec: number): Sighting {
  const at = firstAfter(sightings, timeSec, (sighting) => sighting.timeSec);
  const [before, after] = [sightings[at - 1], sightings[at]];
  const isBefore =
    before !== undefined && (after === undefined || timeSec - before.timeSec <= after.timeSec - timeSec);
  return (isBefore ? before : after) as Sighting;
}

function fits(box: SubjectBox, crop: { readonly width: number; readonly height: number }): boolean {
  const free = 1 - FREE_SHARE;
  return box.right - box.left <= free * crop.width && box.bottom - box.top <= free * crop.height;
}
