/** Settings chosen while a video is still on its way, until its project has them: a reload finds them again. */
import { keepOnDevice } from '../../base/keep-on-device.ts';
import type { AutoclipSettingsInput } from '../../contract/schemas/project.ts';

interface KeptSettings {
  readonly localId: string;
  readonly settings: AutoclipSettingsInput;
}

const KEY = 'cliproom.newClips';
/** The newest are kept; older ones belong to uploads nobody went on with. */
const KEPT_MAX = 8;

/** null where nothing was chosen, or another version of this program wrote it. */
export function chosenSettings(uploadLocalId: string | null): AutoclipSettingsInput | null {
  return readKept().find((one) => one.localId === uploadLocalId)?.settings ?? null;
}

export function rememberSettings(uploadLocalId: string, settings: AutoclipSettingsInput): void {
  const others = readKept().filter((one) => one.localId !== uploadLocalId);
  const all = [{ localId: uploadLocalId, settings }, ...others];
  keepOnDevice(KEY, JSON.stringify(all.slice(0, KEPT_MAX)));
}

export function forgetSettings(uploadLocalId: string | null): void {
  const others = readKept().filter((one) => one.localId !== uploadLocalId);
  if (others.length === 0) localStorage.removeItem(KEY);
  else keepOnDevice(KEY, JSON.stringify(others));
}

function readKept(): readonly KeptSettings[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptSettings[];
  } catch {
    return [];
  }
}
