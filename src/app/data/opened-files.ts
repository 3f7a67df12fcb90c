/**
 * Files that come to the installed program from outside the page: shared to it from another app, or opened with it from
 * the file manager. They are taken as if they had been dropped.
 */
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { SHARE_FAILED, SHARED_FILES, SHARED_NAME, SHARED_PARAMETER } from '../../base/installed-program.ts';
import { openPart } from '../i18n/translate.ts';
import { useTranslate } from '../i18n/use-translate.tsx';
import { useToast } from '../ui/toasts.tsx';
import { useTakeFiles } from './use-take-files.ts';

/** Chromium's; not in the types of the platform yet. */
interface LaunchQueue {
  setConsumer(consumer: (launched: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

export function useOpenedFiles(): void {
  const takeFiles = useTakeFiles();
  const toast = useToast();
  const { t } = useTranslate();
  const [search, setSearch] = useSearchParams();
  const shared = search.get(SHARED_PARAMETER);
  const takeShared = useEffectEvent(async () => {
    // A reload must not ask for them again.
    setSearch({}, { replace: true });
    const files = shared === SHARE_FAILED ? [] : await readShared();
    if (files.length > 0) return takeFiles(files);
    await openPart('offline');
    toast({ text: t('shared.failed') });
  });
  useEffect(() => {
    if (shared !== null) takeShared().catch(reportError);
  }, [shared]);
  const takeOpened = useEffectEvent(async (handles: readonly FileSystemFileHandle[]) => {
    if (handles.length > 0) takeFiles(await Promise.all(handles.map((handle) => handle.getFile())));
  });
  useEffect(() => {
    const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => void takeOpened(files).catch(reportError));
  }, []);
}

/** As the service worker kept them (`hosts/browser/offline/take-shared-files.ts`). */
async function readShared(): Promise<File[]> {
  const cache = await caches.open(SHARED_FILES);
  const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  const files = await Promise.all(
    kept
      .filter((response) => response !== undefined)
      .map(async (response) => {
        const name = decodeURIComponent(response.headers.get(SHARED_NAME) ?? '');
        return new File([await response.blob()], name, { type: response.headers.get('Content-Type') ?? '' });
      }),
  );
  await caches.delete(SHARED_FILES);
  return files;
}
