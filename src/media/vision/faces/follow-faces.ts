/** Where to crop a stretch of a source so that the people in it stay in the picture, and where not to crop at all. */
import type { MediaCall } from '../../media-call.ts';
import { openSource } from '../../probe/open-source.ts';
import type { FaceDetector } from './face-detector.ts';
import { facePictures } from './face-pictures.ts';
import { type FramingResult, frameShots } from './frame-shots.ts';
import { SAMPLE_SEC, sampleFaces } from './sample-faces.ts';

export interface StretchToFrame {
  /** On the source's clock. */
  readonly startSec: number;
  readonly endSec: number;
  /** Width over height of the picture that is cropped to. */
  readonly outputAspect: number;
}

/** From this length on, pictures are looked at less often: nobody waits for a film as for a clip. */
const LONG_SEC = 600;
const LONG_SAMPLE_SEC = 1;
const NOTHING: FramingResult = { path: { keyframes: [] }, shots: [], faceShare: 0 };

/** A source without picture gives no keyframes. Throws UnreadableMediaError. */
export async function followFaces(
  file: Blob,
  stretch: StretchToFrame,
  openDetector: () => Promise<FaceDetector>,
  call: MediaCall,
): Promise<FramingResult> {
  using source = await openSource(file);
  const { video, originSec, peakNits } = source;
  if (!video) return NOTHING;
  const { startSec, endSec, outputAspect } = stretch;
  const lengthSec = endSec - startSec;
  const detector = await openDetector();
  try {
    const sampled = await sampleFaces(facePictures({ video, originSec, peakNits }, stretch), {
      everySec: lengthSec > LONG_SEC ? LONG_SAMPLE_SEC : SAMPLE_SEC,
      detector,
      onSample: (timeSec) => {
        call.signal.throwIfAborted();
        call.onProgress(Math.min(1, Math.max(0, (timeSec - startSec) / lengthSec)), 'frame');
      },
    });
    const sourceAspect = (await video.getDisplayWidth()) / (await video.getDisplayHeight());
    return frameShots({ startSec, endSec, ...sampled, sourceAspect, outputAspect });
  } finally {
    detector.close();
  }
}
