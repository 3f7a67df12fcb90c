/** Text as WebVTT holds it, where it would else be tags and entities; `readCueText` gives it back. */
export function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
