/**
 * Which specs run on which host. A journey is written once and runs on both: in this browser, and on a host in a
 * process of its own. Named here are those that can run on one only, and those that need a whole browser.
 */

/** Whose service the page is connected to when a test begins. */
export type WhichHost = 'browser' | 'node';

/** Specs that run once, each with why. A spec that is not here runs on both hosts. */
export const ONE_HOST: Readonly<Record<string, string>> = {
  'browser-model': 'only the service in a browser has the model of the browser',
  extremes: 'starts the hosts it needs, and fills and stops them',
  'by-reference-there': 'starts the host it needs, with a folder of films',
  'faults/broken-link': 'starts the host it needs behind a proxy, and kills it',
  'faults/away-for-hours': 'starts the host it needs behind a proxy',
  'faults/odd-answers': 'starts the host it needs behind a proxy',
  'faults/many-files': 'starts the host it needs behind a proxy',
  'faults/lost-tabs': 'tabs and storage of the browser that has the service',
  'faults/lost-workers': 'workers of the browser that has the service',
  framing: 'the media engine in a page of its own, no service',
  isolation: 'starts the hosts it needs, and connects by hand',
  'made-up': 'a build of its own, with one more command, page and kind',
  'many-machines': 'starts hosts and workers behind one address, and connects by hand',
  'media-avi': 'compares both media engines, no service',
  'media-codecs': 'the media engine in a page of its own, no service',
  'media-compositions': 'the media engine in a page of its own, no service',
  'media-copies': 'compares both media engines, no service',
  'media-engine': 'the media engine in a page of its own, no service',
  'media-formats': 'compares both media engines, no service',
  'own-decoders': 'decoders that the service in a browser lacks',
  'one-budget': 'starts the host it needs: the service in a browser has no budget',
  'pages-of-elsewhere': 'starts the hosts it needs: pages that no service in a browser has',
  offline: 'starts the hosts it needs: one that changes its build and goes away, and a service that does',
  'plain-http': 'starts the host it needs: without a secure address there is no service in the browser',
  'preview-is-export': 'compares both media engines, no service',
  'preview-is-heard': 'the media engine and the player in a page of their own, no service',
  'remote-service': 'starts the host it needs, and connects by hand',
  'review-trim-refused': 'holds a request on its way, which there is none of in one browser',
  'spending-once': 'drops answers on their way, which there is none of in one browser',
  'sound-tools': 'the media engine in a page of its own, no service',
  'storage-full': 'the room that a browser gives; a full disk of a host has tests of its own',
  'structural-speakers': 'compares both media engines, no service',
  'structural-speech': 'compares both media engines, no service',
  webhooks: 'starts the hosts it needs; the service in a browser sends none',
};

/** What `npm test` runs on a host as well; `E2E_HOST=node` runs everything there. */
export const ALSO_IN_THE_GATE: readonly string[] = ['home', 'seek-preview', 'timeline-address'];

/** Specs that a shell of Chromium without windows is not enough for, each with why. */
export const IN_A_WHOLE_BROWSER: Readonly<Record<string, string>> = {
  'not-loaded': 'copies to the clipboard, which the shell never answers',
  'pages-of-clips': 'kept pictures: the shell places letters by parts of a pixel otherwise',
  'pages-of-elsewhere': 'kept pictures',
  'pages-of-places': 'kept pictures',
  'pages-of-projects': 'kept pictures',
};

/** A name may begin with its folder. */
export const specFile = (spec: string): string => `${spec}.spec.ts`;
