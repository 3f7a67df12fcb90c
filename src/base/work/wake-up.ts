/** Lets one waiter sleep until something changed. A signal without a waiter is remembered once. */
export class WakeUp {
  private wake: (() => void) | null = null;
  private pending = false;

  signal(): void {
    if (this.wake) {
      this.wake();
      this.wake = null;
    } else {
      this.pending = true;
    }
  }

  wait(): Promise<void> {
    if (this.pending) {
      this.pending = false;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
