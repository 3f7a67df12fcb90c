/**
 * Files that come to the installed program from outside the page. Those that a person opened with it in the file manager
 * are taken as if they had been dropped. Those that were shared to it are kept until somebody says what becomes of them:
 * a form of any page can share.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  SHARE_FAILED,
  SHARED_FILES,
  SHARED_NAME,
  SHARED_PARAMETER,
} from '../../../base/browser/installed-program.ts';
import { openPart } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useToast } from '../../ui/notices/toasts.tsx';
import { filesOfHandles, readableOf } from './given-files.ts';
import { useTakeFiles } from './use-take-files.ts';

/** Chromium's; not in the types of the platform yet. */
interface LaunchQueue {
  setConsumer(consumer: (launched: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

export function useOpenedFiles(): void {
  const takeFiles = useTakeFiles();
  const toast = useToast();
  const { t } = useTranslate();
  const takeOpened = useEffectEvent(async (handles: readonly FileSystemFileHandle[]) => {
    if (handles.length === 0) return;
    const files = readableOf(await filesOfHandles(handles), toast, t);
    if (files !== null) takeFiles(files);
  });
  useEffect(() => {
    const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => void takeOpened(files).catch(reportError));
  }, []);
}

interface SharedFiles {
  readonly files: readonly File[];
  readonly add: () => void;
  /** They are gone then. */
  readonly drop: () => void;
}

/** They stay over reloads until they are added or dropped. */
export function useSharedFiles(): SharedFiles {
  const takeFiles = useTakeFiles();
  const toast = useToast();
  const { t } = useTranslate();
  const [search, setSearch] = useSearchParams();
  const shared = search.get(SHARED_PARAMETER);
  const [files, setFiles] = useState<readonly File[]>([]);
  const look = useEffectEvent(async () => {
    const found = await readShared();
    setFiles(found);
    if (shared === null) return;
    setSearch({}, { replace: true });
    if (shared !== SHARE_FAILED && found.length > 0) return;
    await openPart('offline');
    toast({ text: t('shared.failed') });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shared just now is looked at, too
  useEffect(() => {
    look().catch(reportError);
  }, [shared !== null]);
  const forget = (): void => {
    setFiles([]);
    caches.delete(SHARED_FILES).catch(reportError);
  };
  return {
    files,
    add: () => {
      // What is refused has no other copy.
      if (takeFiles(files)) forget();
    },
    drop: forget,
  };
}

/** As the service worker kept them (`hosts/browser/offline/take-shared-files.ts`); pages without a secure context have no caches. */
async function readShared(): Promise<File[]> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED_FILES))) return [];
  const cache = await caches.open(SHARED_FILES);
  const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return Promise.all(
    kept
      .filter((response) => response !== undefined)
      .map(async (response) => {
        const name = decodeURIComponent(response.headers.get(SHARED_NAME) ?? '');
        return new File([await response.blob()], name, { type: response.headers.get('Content-Type') ?? '' });
      }),
  );
}
