/**
 * Files as a person picks or drops them. In this browser's own studio each comes with its handle, where the browser has
 * handles: then a film stays where it is. Loaded once files are given: the first screen needs nothing of it.
 */
import { isAbort } from '../../../base/work/is-abort.ts';
import { handleOf, withHandle } from '../../../client/uploads/given-handles.ts';
import { ofAnswer } from '../../../contract/problems/answer-problems.ts';
import { DeviceError } from '../../../contract/problems/stated-problem.ts';
import { errorText } from '../../i18n/error-words.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Toast } from '../../ui/notices/toasts.tsx';
import { filesOfFolder, type GivenFiles, isFolder } from './files-of-folder.ts';

/** Chromium's; not in the types of the platform yet. */
interface PickerWindow {
  readonly showOpenFilePicker?: (options: {
    readonly multiple: boolean;
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }) => Promise<FileSystemFileHandle[]>;
}
type HandleItem = DataTransferItem & {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
};

async function fileOf(handle: FileSystemFileHandle): Promise<File> {
  return kept(await handle.getFile(), handle);
}

/**
 * Only what the platform itself gives can be kept; what is without it is copied. Over plain http there are neither handles
 * nor their classes.
 */
function kept(file: File, handle: FileSystemHandle | null): File {
  return handle !== null && handle instanceof FileSystemFileHandle ? withHandle(file, handle) : file;
}

/** Those that a person opened with the program or picked, as far as they can be read. */
export async function filesOfHandles(handles: readonly FileSystemFileHandle[]): Promise<GivenFiles> {
  const read = await Promise.all(handles.map((handle) => fileOf(handle).catch(() => handle.name)));
  return {
    files: read.filter((one) => typeof one !== 'string'),
    unreadable: read.filter((one) => typeof one === 'string'),
  };
}

/** Says how many cannot be read. @returns the others; null where nothing else was given. */
export function readableOf(
  { files, unreadable }: GivenFiles,
  toast: (toast: Toast) => void,
  t: Translate,
): readonly File[] | null {
  const [name] = unreadable;
  if (name === undefined) return files;
  const problem = ofAnswer('files_not_read', { count: unreadable.length, name });
  toast({ text: errorText(t, new DeviceError(problem)) });
  return files.length === 0 ? null : files;
}

/** Those of folders as well. Call it in the event: what was dropped is gone after it. */
export async function filesOfDrop(dropped: DataTransfer | null): Promise<GivenFiles> {
  const items = [...(dropped?.items ?? [])].filter(({ kind }) => kind === 'file') as HandleItem[];
  const taken = items.map(async (item): Promise<GivenFiles> => {
    const entry = item.webkitGetAsEntry();
    const file = item.getAsFile();
    const handle = (await item.getAsFileSystemHandle?.().catch(noHandle)) ?? null;
    if (handle !== null && handle instanceof FileSystemDirectoryHandle) return filesOfFolder(handle, fileOf);
    if (isFolder(entry)) return filesOfFolder(entry, fileOf);
    return { files: file === null ? [] : [kept(file, handle)], unreadable: [] };
  });
  const given = await Promise.all(taken);
  return {
    files: given.flatMap(({ files }) => files),
    unreadable: given.flatMap(({ unreadable }) => unreadable),
  };
}

/** What has none is copied. */
function noHandle(): null {
  return null;
}

/** null for a file that leads nowhere once the page is gone. */
export const givenHandle = handleOf;

/** Nobody has seen a dialog that is closed sooner. */
const LEAST_SHOWN_MS = 300;

/** None where the dialog is closed without a choice; null where the browser shows none that gives handles. */
export async function pickByHandle({
  multiple,
  accept,
}: Pick<HTMLInputElement, 'multiple' | 'accept'>): Promise<GivenFiles | null> {
  const { showOpenFilePicker } = globalThis as PickerWindow;
  if (showOpenFilePicker === undefined) return null;
  const askedMs = performance.now();
  try {
    const handles = await showOpenFilePicker({ multiple, types: [{ accept: acceptedOf(accept) }] });
    return await filesOfHandles(handles);
  } catch (error) {
    if (!isAbort(error)) throw error;
    // Browsers that are driven by programs, or have no room for it, close it at once.
    return performance.now() - askedMs < LEAST_SHOWN_MS ? null : { files: [], unreadable: [] };
  }
}

/** As the dialog wants what an input accepts: endings go with the first type. */
function acceptedOf(accept: string): Record<string, string[]> {
  const words = accept.split(',');
  const endings = words.filter((word) => word.startsWith('.'));
  const types = words.filter((word) => word.includes('/'));
  return Object.fromEntries(types.map((type, at) => [type, at === 0 ? endings : []]));
}
