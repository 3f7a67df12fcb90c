/** Locks or mutes a lane, and shows which. */
import { Lock, LockOpen, Volume2, VolumeX } from 'lucide-react';
import type { LaneSwitch } from './use-lanes.ts';

const ICONS = { lock: [LockOpen, Lock], mute: [Volume2, VolumeX] } as const;

export function LaneSwitchButton({
  of: { label, isOn, toggle },
  kind,
  isLarge = false,
}: {
  of: LaneSwitch;
  kind: keyof typeof ICONS;
  /** For fingers. */
  isLarge?: boolean;
}) {
  const Icon = ICONS[kind][isOn ? 1 : 0];
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={toggle}
      className={`grid shrink-0 place-items-center rounded-control hover:bg-raised ${isLarge ? 'size-11' : 'size-[1.5rem]'} ${isOn ? 'text-accent-text' : ''}`}
    >
      <Icon size={isLarge ? 20 : 14} aria-hidden />
    </button>
  );
}
