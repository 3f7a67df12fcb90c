/** An operation that cannot be applied; `reason` is a stable snake_case word, the message is for people. */
export class EditError extends Error {
  override readonly name = 'EditError';
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}
