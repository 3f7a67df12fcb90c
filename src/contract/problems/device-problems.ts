/** What the program says by itself about this device. Apart from what is said of answers, because the first screen needs these few. */
import type { ValuesFor } from './problem.ts';
import { type StatedProblem, stated } from './stated-problem.ts';

export const DEVICE_PROBLEMS = {
  sender_stopped: 'Uploading has stopped. Resume it, or reload the page; uploaded parts are kept.',
  uploads_unread:
    'What earlier visits were uploading could not be read. Try again, or reload the page; uploaded parts are kept.',
  address_insecure: 'Cliproom needs a secure address. Open it through https:// or on http://localhost.',
  browser_lacks:
    'This browser lacks {what}, so nothing can be kept in it. Use a current Chrome, Edge, Firefox or Safari, or connect to a service account, which works here.',
  codecs_missing:
    'This browser cannot read or write video: it has no WebCodecs. Some browsers of phones have none, nor has Firefox while it resists fingerprinting. Use another browser, or connect to a service account, which works here.',
  window_private:
    'This window keeps no files, as private windows do. Open Cliproom in an ordinary window, or connect to a service account, which works here.',
  open_elsewhere:
    'Cliproom is open in another tab, and this browser can run it in one tab only. Close the other one and reload.',
  studio_silent:
    'The service in this browser isn’t responding. Close other Cliproom tabs and reload this one.',
} as const;

export function onDevice<Code extends keyof typeof DEVICE_PROBLEMS>(
  code: Code,
  ...values: ValuesFor<(typeof DEVICE_PROBLEMS)[Code]>
): StatedProblem {
  return stated(DEVICE_PROBLEMS[code], { code, values: values[0] ?? {} });
}
