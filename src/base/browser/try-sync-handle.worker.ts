/** Tries in a worker what pages cannot: says true or false once, then is ended. */
import { opensFilesAtOnce } from './sync-handles.ts';

self.postMessage(await opensFilesAtOnce());
