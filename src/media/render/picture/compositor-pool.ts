/**
 * Compositors for the segments of one picture, each used again: the WebAssembly memory of one keeps gigabytes of
 * addresses until it is collected, and an hour has some two hundred segments.
 */
import type { Compositor } from '../compositor/compositor.ts';

export class CompositorPool {
  private readonly idle: Compositor[] = [];
  private readonly create: () => Promise<Compositor>;

  constructor(create: () => Promise<Compositor>) {
    this.create = create;
  }

  /** One that nobody draws with. */
  async take(): Promise<Compositor> {
    return this.idle.pop() ?? (await this.create());
  }

  giveBack(compositor: Compositor): void {
    this.idle.push(compositor);
  }
}
