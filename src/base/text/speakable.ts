const SPEAKABLE = /[\p{L}\p{N}]/u;

/** Whether a voice can say anything of a text: emoji, dots and spaces alone are silent. */
export function isSpeakable(text: string): boolean {
  return SPEAKABLE.test(text);
}
