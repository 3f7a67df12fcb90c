/** What the service needs from a browser, asked before it is started, so that the answer is a sentence. */
import { onDevice } from '../../contract/problems/device-problems.ts';
import { DeviceError } from '../../contract/problems/stated-problem.ts';

/** 1080×1920 at 30 frames a second, constrained baseline: the least an export asks for. */
const H264: VideoEncoderConfig = { codec: 'avc1.42e028', width: 1080, height: 1920, framerate: 30 };

/** @throws DeviceError naming what is missing and what to do. */
export async function requireBrowser(): Promise<void> {
  if (!isSecureContext) {
    throw new DeviceError(onDevice('address_insecure'));
  }
  const missing: string[] = [];
  if (!('locks' in navigator)) missing.push('Web Locks');
  if (typeof navigator.storage?.getDirectory !== 'function') missing.push('Origin Private File System');
  if (!(await encodesH264())) missing.push('H.264 (WebCodecs)');
  if (missing.length === 0) return;
  throw new DeviceError(onDevice('browser_lacks', { what: missing.join(', ') }));
}

async function encodesH264(): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined') return false;
  return (await VideoEncoder.isConfigSupported(H264)).supported === true;
}
