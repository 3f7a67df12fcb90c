/** What the program says by itself about this device. Apart from what is said of answers, because the first screen needs these few. */
import { statedFrom } from './stated-problem.ts';

export const DEVICE_PROBLEMS = {
  sender_stopped: 'Uploading has stopped. Resume it, or reload the page; uploaded parts are kept.',
  uploads_unread:
    'What earlier visits were uploading could not be read. Try again, or reload the page; uploaded parts are kept.',
  open_elsewhere:
    'Cliproom is open in another tab, and this browser can run it in one tab only. Close the other one and reload.',
  studio_silent:
    'The service in this browser isn’t responding. Close other Cliproom tabs and reload this one.',
} as const;

export const onDevice = statedFrom(DEVICE_PROBLEMS);
