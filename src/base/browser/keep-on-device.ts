/** Keeps a small choice of a person on this device. @returns false where there is no room: it then holds for this page only. */
export function keepOnDevice(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    // A full device must not take the choice itself away.
    return false;
  }
}
