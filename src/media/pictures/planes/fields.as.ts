// Pictures that are two half pictures (fields) of different moments, line by line. One module with kernels.as.ts.

// What stands out from both lines beside it, as the next line of its own field or the one before does from its own, is a comb, and
// is brought as near to them as `noise`; all else stays: what stands still is whole, and a line that is alone is a line. In place: lines 1, 3, … change. The stride is a multiple of 16; `saved` has room for a line.
export function joinFields(plane: usize, stride: i32, widthPx: i32, heightPx: i32, noise: i32, saved: usize): void {
  if (heightPx < 4) return;
  const kept = i8x16.splat(<i8>noise);
  const step = <usize>stride;
  memory.copy(saved, plane + 3 * step, step);
  for (let y = 1; y < heightPx; y += 2) {
    const line = plane + <usize>(y * stride);
    const above = line - step;
    const below = y + 1 < heightPx ? line + step : above;
    const isLast = y + 2 >= heightPx;
    for (let x: usize = 0; x < <usize>widthPx; x += 16) {
      const a = v128.load(above + x);
      const b = v128.load(below + x);
      const here = v128.load(line + x);
      const before = v128.load(saved + x);
      const after = isLast ? before : v128.load(line + 2 * step + x);
      const over = i8x16.min_u(i8x16.sub_sat_u(here, a), i8x16.sub_sat_u(here, b));
      const under = i8x16.min_u(i8x16.sub_sat_u(a, here), i8x16.sub_sat_u(b, here));
      const overBeside = i8x16.max_u(i8x16.sub_sat_u(before, a), i8x16.sub_sat_u(after, b));
      const underBeside = i8x16.max_u(i8x16.sub_sat_u(a, before), i8x16.sub_sat_u(b, after));
      const down = i8x16.sub_sat_u(i8x16.min_u(over, overBeside), kept);
      const up = i8x16.sub_sat_u(i8x16.min_u(under, underBeside), kept);
      v128.store(saved + x, here);
      v128.store(line + x, i8x16.add(i8x16.sub(here, down), up));
    }
  }
}
