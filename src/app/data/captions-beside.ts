/**
 * Subtitle files given together with a video, until a project is made of it. They wait on this device, so
 * that an upload that goes on after a reload still finds its words.
 */

interface KeptCaptions {
  readonly localId: string;
  readonly name: string;
  readonly text: string;
}

const KEY = 'cliproom.captionsBeside';
/** The newest are kept; older ones belong to uploads nobody went on with. */
const KEPT_MAX = 4;
const given = new Map<string, File>();

export function rememberCaptions(uploadLocalId: string, file: File): void {
  given.set(uploadLocalId, file);
  void file.text().then((text) => {
    const others = readKept().filter((one) => one.localId !== uploadLocalId);
    writeKept([{ localId: uploadLocalId, name: file.name, text }, ...others]);
  });
}

export function captionsBeside(uploadLocalId: string | null): File | null {
  if (uploadLocalId === null) return null;
  const file = given.get(uploadLocalId);
  if (file !== undefined) return file;
  const kept = readKept().find((one) => one.localId === uploadLocalId);
  return kept === undefined ? null : new File([kept.text], kept.name);
}

export function forgetCaptions(uploadLocalId: string | null): void {
  if (uploadLocalId === null) return;
  given.delete(uploadLocalId);
  writeKept(readKept().filter((one) => one.localId !== uploadLocalId));
}

function readKept(): readonly KeptCaptions[] {
  const stored = localStorage.getItem(KEY);
  return stored === null ? [] : (JSON.parse(stored) as KeptCaptions[]);
}

function writeKept(all: readonly KeptCaptions[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(all.slice(0, KEPT_MAX)));
  } catch {
    // No room: this page still holds the file, only a reload would ask for it again.
    localStorage.removeItem(KEY);
  }
}
