/** Text that is cut to a length people count. */

/** The first of its characters, none of them cut in two: an emoji is two units of a string and one character. */
export function firstCharacters(text: string, count: number): string {
  // No character has more than two units: what is further on is not looked at.
  return [...text.slice(0, 2 * count)].slice(0, count).join('');
}
