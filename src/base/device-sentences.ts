/**
 * What the program says by itself about this device. Apart from what is said of answers, because the first screen
 * needs these few.
 */
import type { GivenFor } from './fill-sentence.ts';
import { type SaidHere, sayHere } from './said-here.ts';

export const DEVICE_SENTENCES = {
  sender_stopped: 'Uploading has stopped. Reload the page; uploaded parts are kept.',
  address_insecure: 'Cliproom needs a secure address. Open it through https:// or on http://localhost.',
  browser_lacks:
    'This browser lacks {what}. Use a current Chrome, Edge or Chromium, or connect to a service account.',
  open_elsewhere:
    'Cliproom is open in another tab, and this browser can run it in one tab only. Close the other one and reload.',
  studio_silent:
    'The service in this browser isn’t responding. Close other Cliproom tabs and reload this one.',
  studio_not_opened:
    'Your library could not be opened in this browser ({why}). Private windows and full disks are the usual causes.',
} as const;

export function sayOnDevice<Code extends keyof typeof DEVICE_SENTENCES>(
  code: Code,
  ...[values]: GivenFor<(typeof DEVICE_SENTENCES)[Code]>
): SaidHere {
  return sayHere(code, DEVICE_SENTENCES[code], values);
}
