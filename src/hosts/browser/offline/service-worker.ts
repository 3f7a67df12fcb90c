/**
 * The service worker: the program opens without a network, whichever page is asked for. A new build is fetched whole
 * beside the one in use and waits; it takes over when nobody uses the old one, or when a person says so.
 */
import { TAKE_OVER } from '../../../base/browser/installed-program.ts';
import { answerFile, answerPage, dropOldBuilds, keepProgram, type Updating } from './program-cache.ts';
import type { Program } from './program-files.ts';
import { kindOfRequests } from './request-kind.ts';
import { takeSharedFiles } from './take-shared-files.ts';

/** Put in by the build (`offline-plugin.ts`). */
declare const PROGRAM: Program;
/** Named once: the build puts the whole list wherever it stands. */
const program = PROGRAM;

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface AskedEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What of its scope is used here: the types of workers cannot stand beside those of pages. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: Updating;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent & WaitingEvent) => void): void;
}

const scope = self as unknown as WorkerScope;
const kindOf = kindOfRequests(program, scope.location.origin);

scope.addEventListener('install', (event) => event.waitUntil(keepProgram(program)));

scope.addEventListener('activate', (event) => {
  // The page that brought it is its own from now on, and loads the rest of itself offline too.
  event.waitUntil(scope.clients.claim().then(() => dropOldBuilds(program, scope.registration)));
});

scope.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request);
  if (kind?.is === 'shared files') event.respondWith(takeSharedFiles(program.base, request));
  else if (kind?.is === 'file') event.respondWith(answerFile(program, kind.path, request));
  else if (kind?.is === 'page') {
    event.respondWith(answerPage(program, request));
    // Tabs of an older build may have closed since.
    event.waitUntil(dropOldBuilds(program, scope.registration));
  }
});
