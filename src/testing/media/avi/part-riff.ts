/** Parts an AVI into two RIFF chunks, as OpenDML does with files over a gigabyte; the index is left out. */

export function partRiff(avi: Buffer): Buffer {
  const moviAt = listAt(avi, 'movi');
  const endAt = moviAt + 8 + avi.readUInt32LE(moviAt + 4);
  const half = moviAt + 12 + (endAt - moviAt) / 2;
  let cut = moviAt + 12;
  while (cut < half) cut += 8 + padded(avi.readUInt32LE(cut + 4));
  const first = riff('AVI ', avi.subarray(12, moviAt), list('movi', avi.subarray(moviAt + 12, cut)));
  return Buffer.concat([first, riff('AVIX', list('movi', avi.subarray(cut, endAt)))]);
}

/** Where the list of this name stands among the chunks of the first level. */
function listAt(avi: Buffer, name: string): number {
  for (let at = 12; at < avi.length; at += 8 + padded(avi.readUInt32LE(at + 4)))
    if (avi.toString('latin1', at, at + 4) === 'LIST' && avi.toString('latin1', at + 8, at + 12) === name)
      return at;
  throw new Error(`The AVI has no list called ${name}.`);
}

function riff(name: string, ...parts: readonly Buffer[]): Buffer {
  return chunk('RIFF', Buffer.concat([Buffer.from(name), ...parts]));
}

export function list(name: string, ...parts: readonly Buffer[]): Buffer {
  return chunk('LIST', Buffer.concat([Buffer.from(name), ...parts]));
}

export function chunk(id: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(id, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

function padded(sizeBytes: number): number {
  return sizeBytes + (sizeBytes % 2);
}
