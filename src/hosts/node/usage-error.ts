/** The command line or a file it names is wrong; `message` is a sentence that says what and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const EXIT = { done: 0, failed: 1, usage: 2, nothingFound: 3, interrupted: 130 } as const;
