/** What the service needs from a browser, asked before it is started, so that the answer is a sentence. */
import { sayOnDevice } from '../../base/device-sentences.ts';
import { DeviceError } from '../../base/said-here.ts';

/** 1080×1920 at 30 frames a second, constrained baseline: the least an export asks for. */
const H264: VideoEncoderConfig = { codec: 'avc1.42e028', width: 1080, height: 1920, framerate: 30 };

/** @throws DeviceError naming what is missing and what to do. */
export async function requireBrowser(): Promise<void> {
  if (!isSecureContext) {
    throw new DeviceError(sayOnDevice('address_insecure'));
  }
  const missing: string[] = [];
  if (!('locks' in navigator)) missing.push('Web Locks');
  if (typeof navigator.storage?.getDirectory !== 'function') missing.push('Origin Private File System');
  if (!(await encodesH264())) missing.push('H.264 (WebCodecs)');
  if (missing.length === 0) return;
  throw new DeviceError(sayOnDevice('browser_lacks', { what: missing.join(', ') }));
}

async function encodesH264(): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined') return false;
  return (await VideoEncoder.isConfigSupported(H264)).supported === true;
}
