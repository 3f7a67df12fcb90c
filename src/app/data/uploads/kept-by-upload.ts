/** What belongs to an upload until a project is made of it, kept on this device: a reload finds it again. */
import { keepOnDevice } from '../../../base/browser/keep-on-device.ts';
import type { AutoclipSettingsInput } from '../../../contract/schemas/project.ts';

interface KeptByUpload<Value> {
  /** undefined where nothing is kept, or another version of this program wrote it. */
  readonly of: (uploadLocalId: string | null) => Value | undefined;
  readonly remember: (uploadLocalId: string, value: Value) => void;
  readonly forget: (uploadLocalId: string | null) => void;
}

/** @param keptMax the newest are kept; older ones belong to uploads nobody went on with */
export function keptByUpload<Value extends object>(key: string, keptMax: number): KeptByUpload<Value> {
  type Kept = Value & { readonly localId: string };
  const readAll = (): readonly Kept[] => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '[]') as Kept[];
    } catch {
      return [];
    }
  };
  const write = (all: readonly Kept[]): void => {
    const isKept = all.length > 0 && keepOnDevice(key, JSON.stringify(all.slice(0, keptMax)));
    if (!isKept) localStorage.removeItem(key);
  };
  const others = (localId: string | null) => readAll().filter((one) => one.localId !== localId);
  return {
    of: (localId) => readAll().find((one) => one.localId === localId),
    remember: (localId, value) => write([{ ...value, localId }, ...others(localId)]),
    forget: (localId) => write(others(localId)),
  };
}

/** Settings chosen while the video is still on its way or its project is being made; of a video that was there, by the visit. */
export const chosenSettings = keptByUpload<{ readonly settings: AutoclipSettingsInput }>(
  'cliproom.newClips',
  8,
);
