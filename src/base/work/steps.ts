/**
 * Counts the work of a parser, in characters or bytes it looked at, so that a test can hold it to its input's size.
 * Code that is given none counts nowhere.
 */
export interface Steps {
  add(count: number): void;
}

export const UNCOUNTED: Steps = { add: () => undefined };
