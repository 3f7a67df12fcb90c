/** Two sounds of one channel each as left and right of one: cameras write each microphone into a track of its own. */
import type { DecodedSound } from './encoded-sound.ts';

type Samples = Float32Array<ArrayBuffer>;
type Blocks = DecodedSound['blocks'];

/** As long as the longer one. Both of one channel and of one sample rate. */
export function pairedSound(left: DecodedSound, right: DecodedSound): DecodedSound {
  async function* blocks(): AsyncGenerator<Samples[], void> {
    const sides = [new Side(left.blocks), new Side(right.blocks)];
    try {
      for (;;) {
        for (const side of sides) await side.fill();
        const lengths = sides.map(({ rest }) => rest.length).filter((length) => length > 0);
        if (lengths.length === 0) return;
        const length = Math.min(...lengths);
        yield sides.map((side) => side.take(length));
      }
    } finally {
      for (const side of sides) await side.close();
    }
  }
  return { ...left, blocks: blocks(), share: () => Math.min(left.share(), right.share()) };
}

class Side {
  rest: Samples = new Float32Array(0);
  private readonly blocks: Blocks;

  constructor(blocks: Blocks) {
    this.blocks = blocks;
  }

  /** Leaves nothing only where nothing comes any more. */
  async fill(): Promise<void> {
    while (this.rest.length === 0) {
      const next = await this.blocks.next();
      if (next.done === true) return;
      this.rest = next.value[0] ?? this.rest;
    }
  }

  /** Silence behind its end. */
  take(length: number): Samples {
    if (this.rest.length === 0) return new Float32Array(length);
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return taken;
  }

  async close(): Promise<void> {
    await this.blocks.return();
  }
}
