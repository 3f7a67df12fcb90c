/**
 * What the program makes use of in a browser, tried in the browser itself and never told from its name. Without those the
 * service in this browser needs, it is not started (`hosts/browser/require-browser.ts`); Settings says what the others change.
 */
import { answerOfWorker } from './answer-of-worker.ts';
import { browserModel } from './browser-model.ts';
import { CODEC_NAMES } from './device-check.ts';
import { transfersStreams } from './transfers-streams.ts';

/** 1080×1920 at 30 frames a second, constrained baseline: the least an export asks for. */
const H264: VideoEncoderConfig = { codec: CODEC_NAMES.avc, width: 1080, height: 1920, framerate: 30 };
/** Main profile, level 4: what phones record at 1080p. */
const HEVC: VideoDecoderConfig = { codec: CODEC_NAMES.hevc, codedWidth: 1920, codedHeight: 1080 };

/** Decoders of films people bring, besides HEVC: H.264, VP8, VP9, AV1. */
const OTHERS = ['avc1.64002a', CODEC_NAMES.vp8, CODEC_NAMES.vp9, CODEC_NAMES.av1];

type Asked = () => boolean | Promise<boolean>;

export const CAPABILITIES = {
  secure: () => isSecureContext,
  /** The database is made of it. Lockdown Mode of Apple's devices has none, nor browsers that compile nothing. */
  webAssembly: () => 'WebAssembly' in globalThis,
  locks: () => 'locks' in navigator,
  /** Asked for, because private windows of some browsers have the method and throw. */
  files: async () => (await navigator.storage.getDirectory()) !== undefined,
  syncFiles: syncFilesInWorker,
  /** WebCodecs. Firefox has none of it while it resists fingerprinting. */
  codecs: hasCodecs,
  h264: async () =>
    typeof VideoEncoder !== 'undefined' && (await VideoEncoder.isConfigSupported(H264)).supported === true,
  hevc: async () => hasCodecs() && (await VideoDecoder.isConfigSupported(HEVC)).supported === true,
  sound: async () => (await (await import('./missing-sounds.ts')).missingSounds()).length === 0,
  decoders: async () => {
    const asked = OTHERS.map((codec) =>
      VideoDecoder.isConfigSupported({ codec, codedWidth: 1920, codedHeight: 1080 }),
    );
    return (await Promise.all(asked)).every(({ supported }) => supported === true);
  },
  tabs: async () => hasSharedWorkers() && (await import('./try-shared-worker.ts')).sharedWorkerAnswers(),
  streams: transfersStreams,
  threads: () => globalThis.crossOriginIsolated === true,
  savePicker: () => 'showSaveFilePicker' in globalThis,
  /** Phones and tablets: where files are passed on rather than saved. */
  share: () => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches,
  wakeLock: () => 'wakeLock' in navigator,
  notices: () => 'Notification' in globalThis,
  serviceWorker: () => isSecureContext && 'serviceWorker' in navigator,
  badge: () => 'setAppBadge' in navigator,
  fileHandlers: () => 'launchQueue' in globalThis,
  languageModel: async () => ((await browserModel()?.availability()) ?? 'unavailable') !== 'unavailable',
} as const satisfies Readonly<Record<string, Asked>>;

export type Capability = keyof typeof CAPABILITIES;

function syncFilesInWorker(): Promise<boolean> {
  const worker = new Worker(new URL('./try-sync-handle.worker.ts', import.meta.url), { type: 'module' });
  return answerOfWorker(worker, worker).finally(() => worker.terminate());
}

/** Without, no film can be read and no clip be made. */
export function hasCodecs(): boolean {
  return typeof VideoDecoder !== 'undefined';
}

/** Asked at once, where a tab begins: what comes of it is seen when it is used. */
export const hasSharedWorkers = (): boolean => typeof SharedWorker !== 'undefined';

/** A browser that throws where it is asked has not what it is asked for. */
export async function hasCapability(id: Capability): Promise<boolean> {
  try {
    return await CAPABILITIES[id]();
  } catch {
    return false;
  }
}
