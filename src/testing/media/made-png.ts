/** PNG files of tests: RGBA, eight bits, whole. */
import { deflateSync } from 'node:zlib';
import { crc32 } from '../../base/bytes/crc32.ts';

/** @param at red, green, blue and opacity of a pixel, 0 to 255 each */
export function madePng(
  widthPx: number,
  heightPx: number,
  at: (x: number, y: number) => readonly [number, number, number, number],
): Buffer {
  const rows = Array.from({ length: heightPx }, (_, y) => [
    0,
    ...Array.from({ length: widthPx }, (__, x) => at(x, y)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Uint8Array.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** A disc in one colour with a soft edge on nothing. */
export function madeLogo(): Buffer {
  return madePng(96, 64, (x, y) => {
    const away = Math.hypot(x - 47.5, y - 31.5);
    return [230, 30, 120, Math.round(255 * Math.min(1, Math.max(0, (30 - away) / 3)))];
  });
}
