/** Following faces under plain Node: pictures by ffmpeg, faces by the real detector, framing by the real kernels. */
import type { PictureArea } from '../../media/compose/picture-area.ts';
import type { MediaCall } from '../../media/media-call.ts';
import { contentScore } from '../../media/vision/content-score.ts';
import { cornersSize, facesInCorners } from '../../media/vision/faces/corner-faces.ts';
import { FACE_INPUT_PX } from '../../media/vision/faces/decode-faces.ts';
import { openFaceDetector } from '../../media/vision/faces/face-detector.ts';
import { findWebcam, sidesLeft, webcamSampleTimes } from '../../media/vision/faces/find-webcam.ts';
import type { StretchToFrame } from '../../media/vision/faces/follow-faces.ts';
import { type FramingResult, frameShots } from '../../media/vision/faces/frame-shots.ts';
import { readFaceModel } from '../../media/vision/faces/read-face-model.ts';
import { SAMPLE_SEC, type ShownPicture, sampleFaces } from '../../media/vision/faces/sample-faces.ts';
import { runProgram } from '../media/run-ffmpeg.ts';

const FPS = 10;
const CUT_SCORE = 27;
const PICTURE_BYTES = 3 * FACE_INPUT_PX ** 2;

export async function followFacesWithFfmpeg(
  path: string,
  sourceAspect: number,
  stretch: StretchToFrame,
  call: MediaCall,
): Promise<FramingResult> {
  const { startSec, endSec, outputAspect } = stretch;
  const detector = await openFaceDetector(await readFaceModel());
  try {
    const pictures = shownPictures(await rgbPictures(path, stretch, call.signal), startSec);
    const sampled = await sampleFaces(pictures, {
      everySec: SAMPLE_SEC,
      detector,
      onSample: (timeSec) => call.onProgress((timeSec - startSec) / (endSec - startSec), 'frame'),
    });
    return frameShots({ startSec, endSec, ...sampled, sourceAspect, outputAspect });
  } finally {
    detector.close();
  }
}

export async function findWebcamWithFfmpeg(
  path: string,
  sourceAspect: number,
  durationSec: number,
  call: MediaCall,
): Promise<PictureArea | null> {
  const moments = webcamSampleTimes(durationSec);
  const size = cornersSize(sourceAspect);
  const all = await rgbPictures(path, { startSec: 0, endSec: durationSec }, call.signal, {
    ...size,
    fps: moments.length / durationSec,
  });
  const detector = await openFaceDetector(await readFaceModel());
  const bytes = 3 * size.widthPx * size.heightPx;
  try {
    const looked = [];
    for (let from = 0; from + bytes <= all.byteLength; from += bytes) {
      const sides = sidesLeft(looked, moments.length);
      looked.push({ faces: await facesInCorners(all.subarray(from, from + bytes), size, detector, sides) });
    }
    call.onProgress(1, 'webcam');
    return findWebcam(looked, sourceAspect);
  } finally {
    detector.close();
  }
}

function rgbPictures(
  path: string,
  { startSec, endSec }: Pick<StretchToFrame, 'startSec' | 'endSec'>,
  signal: AbortSignal,
  { widthPx, heightPx, fps } = { widthPx: FACE_INPUT_PX, heightPx: FACE_INPUT_PX, fps: FPS },
): Promise<Buffer> {
  return runProgram(
    'ffmpeg',
    [
      ...['-ss', String(startSec), '-t', String(endSec - startSec), '-i', path, '-an'],
      ...['-vf', `fps=${fps},scale=${widthPx}:${heightPx}`],
      ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'],
    ],
    { signal },
  );
}

async function* shownPictures(all: Buffer, startSec: number): AsyncGenerator<ShownPicture, void> {
  let previous: Uint8Array | null = null;
  for (let index = 0; (index + 1) * PICTURE_BYTES <= all.byteLength; index += 1) {
    const picture = all.subarray(index * PICTURE_BYTES, (index + 1) * PICTURE_BYTES);
    const afterCut = previous !== null && contentScore(previous, picture) >= CUT_SCORE;
    previous = picture;
    yield { timeSec: startSec + index / FPS, afterCut, toRgb: async () => picture };
  }
}
