/**
 * What the program makes use of in a browser, tried in the browser itself and never told from its name. Without those the
 * service in this browser needs, it is not started (`hosts/browser/require-browser.ts`); Settings says what the others change.
 */
import { browserModel } from './browser-model.ts';

/** 1080×1920 at 30 frames a second, constrained baseline: the least an export asks for. */
const H264: VideoEncoderConfig = { codec: 'avc1.42e028', width: 1080, height: 1920, framerate: 30 };
/** Main profile, level 4: what phones record at 1080p. */
const HEVC: VideoDecoderConfig = { codec: 'hvc1.1.6.L120.B0', codedWidth: 1920, codedHeight: 1080 };

type Asked = () => boolean | Promise<boolean>;

export const CAPABILITIES = {
  secure: () => isSecureContext,
  locks: () => 'locks' in navigator,
  /** Asked for, because private windows of some browsers have the method and throw. */
  files: async () => (await navigator.storage.getDirectory()) !== undefined,
  syncFiles: syncFilesInWorker,
  h264: async () =>
    typeof VideoEncoder !== 'undefined' && (await VideoEncoder.isConfigSupported(H264)).supported === true,
  hevc: async () =>
    typeof VideoDecoder !== 'undefined' && (await VideoDecoder.isConfigSupported(HEVC)).supported === true,
  tabs: () => typeof SharedWorker !== 'undefined',
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
  return new Promise<boolean>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.onerror = () => resolve(false);
  }).finally(() => worker.terminate());
}

/** A browser that throws where it is asked has not what it is asked for. */
export async function hasCapability(id: Capability): Promise<boolean> {
  try {
    return await CAPABILITIES[id]();
  } catch {
    return false;
  }
}
