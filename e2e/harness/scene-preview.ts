/** Shows moments of a plan with the player's own engine, and gives them as PNG pictures. In the harness page. */
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';
import { loadDrawn } from '../../src/media/compose/load-drawn.ts';
import { pictureTimeOf, tellPictureTimes } from '../../src/player/picture-time.ts';
import { SceneEngine } from '../../src/player/scene-engine.ts';
import { addressesOf } from './plan-addresses.ts';

/** `fileOf` gives the file of a source by its id. Pictures are base64, one a moment, in the plan's size. */
export async function previewMoments(
  plan: CompositionPlan,
  fileOf: (sourceId: string) => Blob,
  momentsSec: readonly number[],
): Promise<string[]> {
  await loadDrawn(plan);
  const addresses = addressesOf(plan, fileOf);
  const holder = document.createElement('div');
  const canvas = document.createElement('canvas');
  canvas.width = plan.widthPx;
  canvas.height = plan.heightPx;
  document.body.append(holder, canvas);
  let failure: string | null = null;
  const engine = new SceneEngine(holder, (state) => {
    failure = state.failure;
  });
  const pictures: string[] = [];
  try {
    engine.setPlan(plan, addresses);
    engine.setCanvas(canvas);
    for (const momentSec of momentsSec) {
      delete canvas.dataset['timeSec'];
      engine.seek(momentSec);
      while (!haveArrived(holder) || canvas.dataset['timeSec'] === undefined) {
        if (failure !== null) throw new Error(failure);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      // The player may look for late pictures after this function in the frame they came with.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      pictures.push(canvas.toDataURL('image/png').replace(/^.*,/, ''));
    }
  } finally {
    engine.dispose();
    holder.remove();
    canvas.remove();
    for (const address of Object.values(addresses)) URL.revokeObjectURL(address);
  }
  return pictures;
}

/** A frame of the films shown here, which all have 25 a second, and half of what the player stands inside of one. */
const FRAME_SEC = 0.0405;
const HAVE_CURRENT_DATA = 2;

/**
 * All elements give the picture of the time they stand at: a seek may end before. Each is asked for the picture itself;
 * a paused element does not always tell of a new one.
 */
function haveArrived(holder: HTMLElement): boolean {
  return [...holder.querySelectorAll('video')].every((video) => {
    if (video.readyState < HAVE_CURRENT_DATA || video.seeking) return false;
    if (video.videoWidth === 0 || !tellPictureTimes()) return true;
    const shownSec = pictureTimeOf(video);
    return shownSec !== null && Math.abs(shownSec - video.currentTime) < FRAME_SEC;
  });
}
