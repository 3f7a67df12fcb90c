/** What the page and its service worker say to each other, and the names both go by. */

/** At the top of the program, so that it may answer for every page; its name never changes. */
export const SERVICE_WORKER = 'service-worker.js';

/** What a device posts files to that were shared to the installed program, beside it; `public/app.webmanifest` names it too. */
export const SHARE_TARGET = 'share';
/** Of the page that takes them up: how many there are, or {@link SHARE_FAILED}. */
export const SHARED_PARAMETER = 'shared';
export const SHARE_FAILED = 'failed';
export const SHARED_FILES = 'cliproom shared';
/** The names of shared files, which are whatever people call theirs. */
export const SHARED_NAME = 'X-Shared-Name';

/** Said to the worker that waits: the person wants the new version now. */
export const TAKE_OVER = 'take over';

/** Names the build in its page, and in what its page holds while it lives. */
export const BUILD_META = 'build';
/** A shared lock of every page of a build: while one is held, what that build may still load is kept. */
export const pageLock = (build: string): string => `cliproom page of ${build}`;
