/** The discrete Fourier transform of complex data, in place, for one power of two. No scaling either way. */

export class Fft {
  readonly size: number;
  private readonly cosines: Float32Array;
  private readonly sines: Float32Array;
  private readonly reversed: Uint32Array;

  constructor(size: number) {
    if (size < 4 || (size & (size - 1)) !== 0) throw new RangeError(`${size} is not a power of two over 3.`);
    this.size = size;
    this.cosines = Float32Array.from({ length: size / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / size));
    this.sines = Float32Array.from({ length: size / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / size));
    const bits = Math.log2(size);
    this.reversed = Uint32Array.from({ length: size }, (_, index) => {
      let mirrored = 0;
      for (let bit = 0; bit < bits; bit += 1) mirrored |= ((index >> bit) & 1) << (bits - 1 - bit);
      return mirrored;
    });
  }

  /** Cooley and Tukey, radix 2, decimation in time. Both arrays hold `size` values. */
  forward(re: Float32Array, im: Float32Array): void {
    const { size, cosines, sines } = this;
    this.reorder(re);
    this.reorder(im);
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half);
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0; k < half; k += 1) {
          const low = start + k;
          const high = low + half;
          const wr = cosines[k * step] as number;
          const wi = sines[k * step] as number;
          const hr = re[high] as number;
          const hi = im[high] as number;
          const tr = wr * hr - wi * hi;
          const ti = wr * hi + wi * hr;
          const lr = re[low] as number;
          const li = im[low] as number;
          re[low] = lr + tr;
          im[low] = li + ti;
          re[high] = lr - tr;
          im[high] = li - ti;
        }
      }
    }
  }

  /** `forward` then `inverse` gives `size` times what was there. */
  inverse(re: Float32Array, im: Float32Array): void {
    this.forward(im, re);
  }

  private reorder(values: Float32Array): void {
    for (let index = 0; index < this.size; index += 1) {
      const other = this.reversed[index] as number;
      if (other <= index) continue;
      const kept = values[index] as number;
      values[index] = values[other] as number;
      values[other] = kept;
    }
  }
}
