/**
 * The voice pack: of eSpeak NG's data (24 MB, a hundred languages) only what English and Italian need (1 MB).
 * Bytes: total size, number of pieces, start and end of each (32-bit little-endian), then the pieces.
 */

const NEEDED = [
  /\/espeak-ng-data\/(phontab|phonindex|phondata|intonations|en_dict|it_dict)$/,
  /\/lang\/gmw\/en(-|$)/,
  /\/lang\/roa\/it$/,
  /\/voices\/!v\/(f2|f3|f5|m3)$/,
];

/** @param moduleText source of the package's module, which names the files inside its data. */
export function makeVoicePack(moduleText: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const files = [...moduleText.matchAll(/\{filename:"([^"]+)",start:(\d+),end:(\d+)\}/g)]
    .filter(([, name = '']) => NEEDED.some((pattern) => pattern.test(name)))
    .map(([, , start, end]) => ({ start: Number(start), end: Number(end) }));
  if (files.length < NEEDED.length)
    throw new Error('The eSpeak NG package is not laid out as expected. Check its version.');
  const header = Uint32Array.from([
    data.byteLength,
    files.length,
    ...files.flatMap(({ start, end }) => [start, end]),
  ]);
  const length = files.reduce((sum, { start, end }) => sum + end - start, header.byteLength);
  const pack = new Uint8Array(length);
  const view = new DataView(pack.buffer);
  for (const [index, value] of header.entries()) view.setUint32(index * 4, value, true);
  let at = header.byteLength;
  for (const { start, end } of files) {
    pack.set(data.subarray(start, end), at);
    at += end - start;
  }
  return pack;
}

/** The package's data again, with zeros in place of the languages left out. */
export function unpackVoiceData(pack: Uint8Array): ArrayBuffer {
  const view = new DataView(pack.buffer, pack.byteOffset, pack.byteLength);
  const read = (index: number): number => view.getUint32(index * 4, true);
  const data = new Uint8Array(read(0));
  const count = read(1);
  let at = (2 + 2 * count) * 4;
  for (let index = 0; index < count; index += 1) {
    const [start, end] = [read(2 + 2 * index), read(3 + 2 * index)];
    data.set(pack.subarray(at, at + end - start), start);
    at += end - start;
  }
  return data.buffer;
}
