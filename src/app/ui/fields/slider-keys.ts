/** Which way a key moves a slider, for sliders whose keys go by other steps than their pointer. */
import type { KeyboardEvent } from 'react';

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** undefined where the key is not the slider's. */
export function arrowDirection({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): 1 | -1 | undefined {
  return ctrlKey || metaKey || altKey ? undefined : ARROWS[key];
}
