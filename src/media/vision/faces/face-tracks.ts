/** Follows each face through the pictures of one shot. Pure. */
import type { FaceSample, SeenFace } from './face-sample.ts';

export interface FaceTrack {
  /** In order of time. */
  readonly sightings: readonly Sighting[];
}

export interface Sighting {
  readonly timeSec: number;
  readonly face: SeenFace;
}

/** Between two pictures a face moves less than this many times its own size. */
const MAX_STEP = 1.2;
/** And changes its size by less than this. */
const MAX_GROWTH = 1.8;
/** A face that was away longer is taken for another one. */
const MAX_GAP_SEC = 2;

/** Nearest pairs first; a face near no track begins one. `samples` are of one shot, in order of time. */
export function trackFaces(samples: readonly FaceSample[]): FaceTrack[] {
  const tracks: { readonly sightings: Sighting[] }[] = [];
  for (const { timeSec, faces } of samples) {
    const pairs = tracks.flatMap((track) => {
      const last = track.sightings.at(-1);
      if (last === undefined || timeSec - last.timeSec > MAX_GAP_SEC) return [];
      return faces.flatMap((face) => {
        const step = stepBetween(last.face, face);
        return step === null ? [] : [{ track, face, step }];
      });
    });
    const placed = new Set<unknown>();
    for (const { track, face } of pairs.sort((a, b) => a.step - b.step)) {
      if (placed.has(track) || placed.has(face)) continue;
      placed.add(track).add(face);
      track.sightings.push({ timeSec, face });
    }
    for (const face of faces) if (!placed.has(face)) tracks.push({ sightings: [{ timeSec, face }] });
  }
  return tracks;
}

/** In face sizes; null where it cannot be the same face. */
function stepBetween(a: SeenFace, b: SeenFace): number | null {
  const width = (a.width + b.width) / 2;
  const height = (a.height + b.height) / 2;
  const growth = Math.max(a.width / b.width, b.width / a.width);
  const step = Math.hypot((a.centerX - b.centerX) / width, (a.centerY - b.centerY) / height);
  return step <= MAX_STEP && growth <= MAX_GROWTH ? step : null;
}
