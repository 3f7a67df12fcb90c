/** A word without case and punctuation, for comparing. */
export function plainWord(text: string): string {
  return inSmallLetters(text).replace(/[^\p{L}\p{M}\p{N}']/gu, '');
}

/** Composed, since files of some systems write letters in two signs. A Turkish capital I leaves no dot behind. */
export function inSmallLetters(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i');
}
