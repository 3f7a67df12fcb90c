/** What the service needs from a browser, asked before it is started, so that the answer is a sentence. */

class UnsupportedBrowserError extends Error {
  override readonly name = 'UnsupportedBrowserError';
}

/** 1080×1920 at 30 frames a second, constrained baseline: the least an export asks for. */
const H264: VideoEncoderConfig = { codec: 'avc1.42e028', width: 1080, height: 1920, framerate: 30 };

/** @throws UnsupportedBrowserError naming what is missing and what to do. */
export async function requireBrowser(): Promise<void> {
  if (!isSecureContext) {
    throw new UnsupportedBrowserError(
      'Cliproom needs a secure address. Open it through https:// or on http://localhost.',
    );
  }
  const missing: string[] = [];
  if (!('locks' in navigator)) missing.push('Web Locks');
  if (typeof navigator.storage?.getDirectory !== 'function') missing.push('the private file system');
  if (!(await encodesH264())) missing.push('an H.264 encoder');
  if (missing.length === 0) return;
  throw new UnsupportedBrowserError(
    `This browser lacks ${missing.join(', ')}. Use a current Chrome, Edge or Chromium, or connect to a service account.`,
  );
}

async function encodesH264(): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined') return false;
  return (await VideoEncoder.isConfigSupported(H264)).supported === true;
}
