/**
 * The MediaEngine port for tests of what surrounds media: every call ends at once with plausible results and
 * small files. What media really do is tested elsewhere, with real ones.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readCaptions } from '../../media/captions/read-captions.ts';
import { type PlainEngine, plainEngine } from './plain-engine.ts';

const DURATION_SEC = 60;
const STEP_SEC = 0.2;
const STEPS = DURATION_SEC / STEP_SEC;
const FILE_BYTES = new Uint8Array(64);

/** What every container check takes for an MP4. Longer than any real head, so that sizes can be chosen. */
export function mp4Head(sizeBytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeBytes);
  bytes.set([0, 0, 0, 24, ...new TextEncoder().encode('ftypisom')].slice(0, sizeBytes));
  return bytes;
}

/**
 * @param root folder of the FolderFileStore whose file names it is given.
 * @param beforeWork called before each long piece of work; what it throws is how that work ends.
 */
export function createInstantMediaEngine(
  root: string,
  beforeWork: () => void = () => undefined,
): PlainEngine {
  const write = async (file: string): Promise<void> => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), FILE_BYTES);
  };
  return plainEngine({
    convert: async ({ outputFile }) => {
      beforeWork();
      await write(outputFile);
      return { kind: 'converted' };
    },
    readCaptions: async (file) => readCaptions(file),
    probe: async () => ({
      container: 'mp4',
      mimeType: 'video/mp4',
      durationSec: DURATION_SEC,
      beginsLate: false,
      isChained: false,
      isHeardOtherwise: false,
      hasVideo: true,
      hasAudio: true,
      widthPx: 640,
      heightPx: 360,
      fps: 25,
      rotationDeg: 0,
      videoCodec: 'avc',
      audioCodec: 'aac',
      canDecodeVideo: true,
      canDecodeAudio: true,
    }),
    readSubtitles: async () => null,
    transcribe: async () => ({ status: 'done', language: 'en', engine: 'instant', words: WORDS }),
    extractSound: async ({ outputFile }) => {
      beforeWork();
      await write(outputFile);
      return { status: 'done', durationSec: DURATION_SEC, silences: [] };
    },
    listen: async () => {
      beforeWork();
      return {
        loudnessDb: Array.from({ length: STEPS }, (_, step) => (step % 25 < 20 ? -20 : -60)),
        peaks: Array.from({ length: STEPS }, (_, step) => (step % 25 < 20 ? 0.3 : 0)),
        stepSec: STEP_SEC,
        silences: Array.from({ length: 12 }, (_, at) => ({ startSec: at * 5 + 4, endSec: at * 5 + 5 })),
      };
    },
    analyzePicture: async () => ({
      stepSec: STEP_SEC,
      motion: Array.from({ length: STEPS }, () => 0.2),
      shotCutsSec: [15, 30, 45],
    }),
    followFaces: async ({ stretch: { startSec, endSec } }) => ({
      path: { keyframes: [{ timeSec: startSec, centerX: 0.5, centerY: 0.5 }] },
      shots: [{ startSec, endSec }],
      faceShare: 1,
    }),
    findWebcam: async () => null,
    speak: async ({ texts }) => {
      beforeWork();
      return Promise.all(
        texts.map(async ({ text, outputFile }) => {
          await write(outputFile);
          const words = (text.match(/\S+/g) ?? []).map((word, index) => ({
            text: word,
            startSec: index * 0.25,
            endSec: index * 0.25 + 0.25,
          }));
          return { sizeBytes: FILE_BYTES.length, durationSec: Math.max(0.25, words.length * 0.25), words };
        }),
      );
    },
    separate: async ({ outputFile }) => {
      beforeWork();
      await write(outputFile);
      return { sizeBytes: FILE_BYTES.length, durationSec: DURATION_SEC };
    },
    poster: ({ outputFile }) => write(outputFile),
    planFilmstrip: async () => ({
      pictureWidthPx: 160,
      pictureHeightPx: 90,
      sheets: [
        { stepSec: 4, timesSec: Array.from({ length: DURATION_SEC / 4 }, (_, at) => 4 * at) },
        { stepSec: 1, timesSec: Array.from({ length: DURATION_SEC / 4 }, (_, at) => 4 * at + 2) },
      ],
    }),
    filmstripSheet: ({ outputFile }) => write(outputFile),
    render: async ({ plan, outputFile }) => {
      beforeWork();
      await write(outputFile);
      const { durationSec, widthPx, heightPx } = plan;
      return { sizeBytes: FILE_BYTES.length, durationSec, widthPx, heightPx };
    },
  });
}

/** Two words a second in sentences of eight, with a pause at the end of each. */
const WORDS = Array.from({ length: DURATION_SEC * 2 - 2 }, (_, index) => ({
  index,
  text: index % 8 === 7 ? 'done.' : `word${index % 8}`,
  startSec: index / 2,
  endSec: index / 2 + 0.4,
  confidence: 0.9,
  speaker: null,
}));
