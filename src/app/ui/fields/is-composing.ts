/**
 * True while an input method (Japanese, Chinese, Korean) makes what is typed: Enter and Escape are its own then. Safari
 * ends its work before it tells of the Enter that did so, which has this code all the same
 * (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
import type { KeyboardEvent } from 'react';

const OF_INPUT_METHOD = 229;

export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === OF_INPUT_METHOD;
}
