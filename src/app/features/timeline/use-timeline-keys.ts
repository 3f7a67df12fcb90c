/** Keys of the timeline. Typing in a field is never taken for a command; single letters can be turned off. */
import { useLayoutEffect } from 'react';
import { nextRate } from '../../parts/player/transport.tsx';
import type { ScenePlayer } from '../../parts/player/use-scene-player.ts';
import { type Commands, FRAME_SEC } from './use-commands.ts';

type Run = (commands: Commands, player: ScenePlayer, isShifted: boolean) => void;

const LETTERS: Readonly<Record<string, Run>> = {
  s: (commands) => commands.split(),
  q: (commands) => commands.trimLeft(),
  w: (commands) => commands.trimRight(),
  r: (commands) => commands.roll(),
  i: (commands, _, isShifted) => (isShifted ? commands.goToPoint('in') : commands.markIn()),
  o: (commands, _, isShifted) => (isShifted ? commands.goToPoint('out') : commands.markOut()),
  m: (commands, _, isShifted) => (isShifted ? commands.goToMarker(1) : commands.toggleMarker()),
  n: (commands) => commands.toggleSnapping(),
  k: (_, player) => player.toggle(),
  j: (_, player) => runSlower(player),
  l: (_, player) => runFaster(player),
  '+': (commands) => commands.zoom(1),
  '=': (commands) => commands.zoom(1),
  '-': (commands) => commands.zoom(-1),
  '0': (commands) => commands.fit(),
};

/** Like the wheel of a cutting desk: once runs forwards, again faster; the other way slows down, then runs backwards. */
function runFaster(player: ScenePlayer): void {
  if (player.playing) player.setRate(nextRate(player.rate, 1));
  else {
    if (player.rate < 1) player.setRate(1);
    player.play();
  }
}

function runSlower(player: ScenePlayer): void {
  if (player.playing && player.rate > 1) player.setRate(nextRate(player.rate, -1));
  else player.runBack();
}

const stepOf = (isShifted: boolean): number => (isShifted ? 1 : FRAME_SEC);

const NAMED: Readonly<Record<string, Run>> = {
  ' ': (_, player) => player.toggle(),
  ArrowLeft: (commands, _, isShifted) => commands.moveBy(-stepOf(isShifted)),
  ArrowRight: (commands, _, isShifted) => commands.moveBy(stepOf(isShifted)),
  ArrowUp: (commands) => commands.moveToCut(-1),
  ArrowDown: (commands) => commands.moveToCut(1),
  Home: (commands) => commands.moveToEnd('start'),
  End: (commands) => commands.moveToEnd('end'),
  PageDown: (commands, _, isShifted) => commands.selectNext(1, isShifted),
  PageUp: (commands, _, isShifted) => commands.selectNext(-1, isShifted),
  Delete: (commands) => commands.remove(),
  Backspace: (commands) => commands.remove(),
  Escape: (commands) => commands.selectNone(),
};

const WITH_CONTROL: Readonly<Record<string, Run>> = {
  z: (commands, _, isShifted) => (isShifted ? commands.redo() : commands.undo()),
  y: (commands) => commands.redo(),
  c: (commands) => commands.copy(),
  x: (commands) => commands.cut(),
  v: (commands) => commands.paste(),
  a: (commands) => commands.selectAll(),
};

const WITH_ALT: Readonly<Record<string, Run>> = {
  ArrowLeft: (commands, _, isShifted) => commands.nudge(-stepOf(isShifted)),
  ArrowRight: (commands, _, isShifted) => commands.nudge(stepOf(isShifted)),
  ArrowUp: (commands, _, isShifted) => commands.moveMusic(-stepOf(isShifted)),
  ArrowDown: (commands, _, isShifted) => commands.moveMusic(stepOf(isShifted)),
  Comma: (commands) => commands.slipBy(-FRAME_SEC),
  Period: (commands) => commands.slipBy(FRAME_SEC),
  KeyM: (commands) => commands.goToMarker(-1),
};

/** By place on the keyboard: what shifted commas write differs between languages. */
const BY_PLACE: Readonly<Record<string, Run>> = {
  Comma: (commands, _, isShifted) => commands.trimBy(isShifted ? 'start' : 'end', -FRAME_SEC),
  Period: (commands, _, isShifted) => commands.trimBy(isShifted ? 'start' : 'end', FRAME_SEC),
};

export function useTimelineKeys(
  commands: Commands,
  player: ScenePlayer,
  onHelp: () => void,
  lettersOn: boolean,
): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || takesKeys(event)) return;
      const run = runOf(event, lettersOn);
      if (event.key === '?' && lettersOn) onHelp();
      else if (run === undefined) return;
      else run(commands, player, event.shiftKey);
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [commands, player, onHelp, lettersOn]);
}

function runOf(event: KeyboardEvent, lettersOn: boolean): Run | undefined {
  const { key, code } = event;
  if (event.ctrlKey || event.metaKey) return event.altKey ? undefined : WITH_CONTROL[key.toLowerCase()];
  if (event.altKey) return WITH_ALT[key] ?? WITH_ALT[code];
  return NAMED[key] ?? (lettersOn ? (LETTERS[key.toLowerCase()] ?? BY_PLACE[code]) : undefined);
}

/** True where the key already means something to the focused control. */
function takesKeys({ target, key, altKey }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('dialog, [role="menu"]') !== null) return true;
  if (target instanceof HTMLInputElement)
    return (
      !['radio', 'checkbox', 'range', 'button'].includes(target.type) ||
      [' ', 'Home', 'End', 'PageUp', 'PageDown'].includes(key) ||
      key.startsWith('Arrow')
    );
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  const movesInside = key.startsWith('Arrow') || ['Home', 'End', 'PageUp', 'PageDown'].includes(key);
  // Lists leave arrows held with Alt to the timeline.
  const inside = altKey ? '[role="tablist"]' : '[role="tablist"], [role="listbox"]';
  if (movesInside && target.closest(inside) !== null) return true;
  return key === ' ' && target.closest('button, a, summary, [role="listbox"]') !== null;
}
