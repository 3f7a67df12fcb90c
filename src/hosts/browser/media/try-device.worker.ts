/** Tries what exports use, where exports run: in a worker. Tells each trial, then an end. */
import '../../../base/browser/older-browsers.ts';
import { tryDevice } from '../../../media/check/try-device.ts';
import { askPageForWorkers } from './worker-by-page.ts';

askPageForWorkers(globalThis);
for await (const trial of tryDevice()) self.postMessage(trial);
self.postMessage(null);
