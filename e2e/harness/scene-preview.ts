/** Shows moments of a plan with the player's own engine, and gives them as PNG pictures. In the harness page. */
import { SceneEngine } from '../../src/app/parts/player/scene-engine.ts';
import { loadCaptionFonts } from '../../src/media/captions/caption-fonts.ts';
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';

/** `fileOf` gives the file of a source by its id. Pictures are base64, one a moment, in the plan's size. */
export async function previewMoments(
  plan: CompositionPlan,
  fileOf: (sourceId: string) => Blob,
  momentsSec: readonly number[],
): Promise<string[]> {
  await loadCaptionFonts();
  const addresses = Object.fromEntries(
    [...plan.sources, ...plan.sounds.map(({ sourceId }) => ({ id: sourceId }))].map(({ id }) => [
      id,
      URL.createObjectURL(fileOf(id)),
    ]),
  );
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
  const screens = new Screens();
  try {
    engine.setPlan(plan, addresses);
    engine.setCanvas(canvas);
    for (const momentSec of momentsSec) {
      delete canvas.dataset['timeSec'];
      engine.seek(momentSec);
      while (!screens.haveArrived(holder) || canvas.dataset['timeSec'] === undefined) {
        if (failure !== null) throw new Error(failure);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
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

/** Which picture each video element shows: a seek may end before its picture is on screen, and drawn again then. */
class Screens {
  private readonly shownSec = new Map<HTMLVideoElement, number>();

  /** All elements show the picture of the time they stand at. Elements seen for the first time are watched from then. */
  haveArrived(holder: HTMLElement): boolean {
    return [...holder.querySelectorAll('video')].every((video) => {
      if (!this.shownSec.has(video)) this.watch(video);
      const hasPicture = video.readyState === 0 || video.videoWidth > 0;
      return !hasPicture || Math.abs((this.shownSec.get(video) ?? 0) - video.currentTime) < FRAME_SEC;
    });
  }

  private watch(video: HTMLVideoElement): void {
    this.shownSec.set(video, Number.NEGATIVE_INFINITY);
    const seen: VideoFrameRequestCallback = (_now, { mediaTime }) => {
      this.shownSec.set(video, mediaTime);
      video.requestVideoFrameCallback(seen);
    };
    video.requestVideoFrameCallback(seen);
  }
}
