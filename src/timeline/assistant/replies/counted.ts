/** `1 pause`, `3 pauses`: both languages have these two forms. */
export const counted = (count: number, one: string, other: string): string =>
  `${count} ${count === 1 ? one : other}`;
