/**
 * The program on this device: kept by its service worker so that it opens without a network, and made new when a person
 * wants that. An update that is there waits; tabs of the build before go on as they are.
 */
import { useSyncExternalStore } from 'react';
import { CAPABILITIES } from '../../../base/browser/browser-capabilities.ts';
import { BUILD_META, pageLock, SERVICE_WORKER, TAKE_OVER } from '../../../base/browser/installed-program.ts';
import { inProgram } from '../../../base/browser/program-address.ts';
import { type OfflineState, offlineState } from './offline-state.ts';

/** A tab that is open for days looks for a new version as often as one that is opened. */
const LOOK_EVERY_MS = 60 * 60_000;

interface Known {
  readonly state: OfflineState;
  readonly isUpdateReady: boolean;
}

let known: Known = { state: 'preparing', isUpdateReady: false };
let registration: ServiceWorkerRegistration | undefined;
let isTakingOver = false;
const listeners = new Set<() => void>();

function tell(next: Known): void {
  if (next.state === known.state && next.isUpdateReady === known.isUpdateReady) return;
  known = next;
  for (const listener of listeners) listener();
}

export function useOfflineProgram(): Known {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known,
  );
}

/** Once a page, when nothing else is to be done: it fetches every script of the program. */
export function keepProgramOffline(): void {
  const build = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content;
  // Only what is built has one.
  if (build === undefined || !CAPABILITIES.serviceWorker()) {
    tell({ ...known, state: 'unavailable' });
    return;
  }
  holdWhileOpen(build);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void register());
  else setTimeout(() => void register(), 1000);
}

/** Says that this build is in use, to whoever would remove its files. It goes with the page. */
function holdWhileOpen(build: string): void {
  if (!CAPABILITIES.locks()) return;
  void navigator.locks.request(pageLock(build), { mode: 'shared' }, () => new Promise(() => undefined));
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register(inProgram(SERVICE_WORKER));
    registration = await serviceWorker.getRegistration();
  } catch {
    // A host that does not serve it, or a browser that was told not to: the program works, and Settings says how it stands.
    registration = undefined;
  }
  if (registration === undefined) tell({ ...known, state: 'unavailable' });
  else watch(registration);
}

function watch(watched: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const worker = new URL(inProgram(SERVICE_WORKER), location.href).href;
  // Until a program has a worker of its own, one further up on the origin has its pages.
  let wasControlled = serviceWorker.controller?.scriptURL === worker;
  let isOutdated = false;
  const look = (): void => {
    const { installing, waiting, active } = watched;
    tell({
      state: offlineState({ isInstalling: installing !== null, isActive: active !== null }),
      isUpdateReady: isOutdated || (waiting !== null && active !== null),
    });
  };
  const follow = (): void => {
    watched.installing?.addEventListener('statechange', look);
    look();
  };
  watched.addEventListener('updatefound', follow);
  serviceWorker.addEventListener('controllerchange', () => {
    if (isTakingOver) {
      location.reload();
      return;
    }
    // Another tab took the update; the first worker of all brings no other build.
    isOutdated = wasControlled;
    wasControlled = true;
    look();
  });
  follow();
  let lookedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() < lookedAtMs + LOOK_EVERY_MS) return;
    lookedAtMs = Date.now();
    // Without a network there is nothing new.
    watched.update().catch(() => undefined);
  });
}

/** This page is opened anew with the new version; every other tab stays as it is until it is. */
export function takeUpdate(): void {
  isTakingOver = true;
  const waiting = registration?.waiting ?? null;
  if (waiting === null) location.reload();
  else waiting.postMessage(TAKE_OVER);
}
