/** A word without case and punctuation, for comparing. */
export function plainWord(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}']/gu, '');
}
