/** What WebCodecs' decoders and encoders share: a state, a queue worked off in order, `dequeue` events. */

/** Runs queued steps one after another off the caller's stack; a failed step ends the queue for good. */
export class CodecQueue extends EventTarget {
  state: CodecState = 'unconfigured';
  private waiting = 0;
  private tail: Promise<void> = Promise.resolve();
  private readonly onError: (error: DOMException) => void;

  constructor(onError: (error: DOMException) => void) {
    super();
    this.onError = onError;
  }

  get size(): number {
    return this.waiting;
  }

  /** Counts as queued until it begins. */
  push(step: () => Promise<void>): void {
    this.waiting += 1;
    this.append(async () => {
      this.waiting -= 1;
      this.dispatchEvent(new Event('dequeue'));
      await step();
    });
  }

  /** Resolves when everything queued before has been done and `step` too. */
  async drain(step: () => Promise<void>): Promise<void> {
    this.requireConfigured();
    this.append(step);
    await this.tail;
    if (this.state === 'closed') throw new DOMException('The codec was closed.', 'AbortError');
  }

  private append(step: () => Promise<void>): void {
    this.tail = this.tail.then(async () => {
      if (this.state === 'closed') return;
      try {
        await step();
      } catch (error) {
        this.fail(error);
      }
    });
  }

  /** `release` runs once nothing uses the codec any more. */
  close(release: () => void): void {
    this.state = 'closed';
    this.waiting = 0;
    this.tail = this.tail.then(release);
  }

  requireConfigured(): void {
    if (this.state !== 'configured')
      throw new DOMException(`The codec is ${this.state}.`, 'InvalidStateError');
  }

  private fail(error: unknown): void {
    if ((this.state as CodecState) === 'closed') return;
    const reason = error instanceof Error ? error.message : String(error);
    this.onError(new DOMException(reason, 'EncodingError'));
  }
}
