/** How the program looks on this device. What is chosen stands on the page's root, where the style sheets read it. */
import { keepOnDevice } from '../../../base/browser/keep-on-device.ts';

/** The first of each is what holds where nothing was chosen; it leaves no mark on the page. */
export const APPEARANCE = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'standard', 'high'],
  density: ['comfortable', 'compact'],
} as const;

export type Aspect = keyof typeof APPEARANCE;
export type Look<A extends Aspect> = (typeof APPEARANCE)[A][number];

const keyOf = (aspect: Aspect): string => `cliproom.${aspect}`;

export function readLook<A extends Aspect>(aspect: A): Look<A> {
  const stored = localStorage.getItem(keyOf(aspect));
  const looks: readonly Look<A>[] = APPEARANCE[aspect];
  return looks.find((look) => look === stored) ?? (looks[0] as Look<A>);
}

/** Shows a look and keeps it. */
export function chooseLook<A extends Aspect>(aspect: A, look: Look<A>): void {
  keepOnDevice(keyOf(aspect), look);
  show(aspect, look);
}

/** Before the first paint, so that nothing is seen in another look first. */
export function showChosenAppearance(): void {
  for (const aspect of Object.keys(APPEARANCE) as Aspect[]) show(aspect, readLook(aspect));
}

function show(aspect: Aspect, look: string): void {
  const { dataset } = document.documentElement;
  if (look === APPEARANCE[aspect][0]) delete dataset[aspect];
  else dataset[aspect] = look;
}
