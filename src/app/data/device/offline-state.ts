/** How far this device is with keeping the program, from what its browser says. Pure. */

/** `unavailable`: without a network it cannot be opened here. */
export type OfflineState = 'unavailable' | 'preparing' | 'ready';

export function offlineState({
  isInstalling,
  isActive,
}: {
  readonly isInstalling: boolean;
  readonly isActive: boolean;
}): OfflineState {
  if (isActive) return 'ready';
  return isInstalling ? 'preparing' : 'unavailable';
}
