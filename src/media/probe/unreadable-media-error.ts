/** The file cannot be used as video. `message` is one plain sentence for the user. */
export class UnreadableMediaError extends Error {
  override readonly name = 'UnreadableMediaError';
}
