/** The colours of the theme as a canvas understands them: variables and both themes resolved. */
import type { Palette } from '../../../timeline/paint/paint-input.ts';

const TOKENS: Readonly<Record<keyof Palette, string>> = {
  background: '--background',
  surface: '--surface',
  raised: '--raised',
  line: '--line',
  word: '--word',
  lineStrong: '--line-strong',
  ink: '--ink',
  inkSoft: '--ink-soft',
  accent: '--accent',
  score: '--score',
  scoreTrack: '--score-track',
  good: '--good',
  goodWash: '--good-wash',
  focus: '--focus',
  bad: '--bad',
};

/** @param probe an element of the page whose colour may be changed for a moment */
export function readPalette(probe: HTMLElement): Palette {
  const before = probe.style.color;
  const colours = Object.entries(TOKENS).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.style.color = before;
  return Object.fromEntries(colours) as Palette;
}
