import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatheredHandle, type PagedHandle } from './gathered-handle.ts';

/** A file in memory, which counts what is asked of it and has so much room. */
function fileOf(maxBytes = Number.POSITIVE_INFINITY) {
  let bytes = new Uint8Array(0);
  const asked: string[] = [];
  const resize = (size: number): void => {
    const resized = new Uint8Array(size);
    resized.set(bytes.subarray(0, size));
    bytes = resized;
  };
  const handle: PagedHandle = {
    read(into, { at }) {
      asked.push('read');
      const part = bytes.subarray(at, at + into.byteLength);
      new Uint8Array(into.buffer, into.byteOffset, into.byteLength).set(part);
      return part.byteLength;
    },
    write(from, { at }) {
      asked.push('write');
      if (at + from.byteLength > maxBytes) throw new DOMException('Over the quota.', 'QuotaExceededError');
      if (at + from.byteLength > bytes.byteLength) resize(at + from.byteLength);
      bytes.set(new Uint8Array(from.buffer, from.byteOffset, from.byteLength), at);
      return from.byteLength;
    },
    truncate: resize,
    getSize: () => bytes.byteLength,
    flush: () => void asked.push('flush'),
    close: () => void asked.push('close'),
  };
  return { handle, asked, content: () => [...bytes] };
}

/** Small places and sizes meet each other often; some are longer than what is gathered. */
const BLOCK_BYTES = 128;
const at = fc.integer({ min: 0, max: 300 });
const size = fc.integer({ min: 1, max: 150 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('read' as const), at, size }),
  fc.record({ kind: fc.constant('write' as const), at, size, value: fc.integer({ min: 1, max: 255 }) }),
  fc.record({ kind: fc.constant('follow' as const), size, value: fc.integer({ min: 1, max: 255 }) }),
  fc.record({ kind: fc.constant('truncate' as const), at }),
  fc.record({ kind: fc.constant('flush' as const) }),
);

describe('a handle that gathers', () => {
  it('answers as the file itself does, and leaves in it the same', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const [plain, gathered] = [fileOf(), fileOf()];
        const handles = [plain.handle, gatheredHandle(gathered.handle, BLOCK_BYTES)];
        let end = 0;
        for (const one of steps) {
          const answers = handles.map((handle) => {
            if (one.kind === 'flush') return handle.flush();
            if (one.kind === 'truncate') return handle.truncate(one.at);
            if (one.kind === 'read') {
              const into = new Uint8Array(one.size);
              return [handle.read(into, { at: one.at }), [...into]];
            }
            const from = new Uint8Array(one.size).fill(one.value);
            return handle.write(from, { at: one.kind === 'write' ? one.at : end });
          });
          expect(answers[1]).toEqual(answers[0]);
          expect(handles[1]?.getSize()).toBe(handles[0]?.getSize());
          if (one.kind === 'write') end = one.at + one.size;
          if (one.kind === 'follow') end += one.size;
        }
        for (const handle of handles) handle.close();
        expect(gathered.content()).toEqual(plain.content());
      }),
    );
  });

  it('writes what follows each other as one, before it is safe', () => {
    const { handle, asked } = fileOf();
    const gathered = gatheredHandle(handle);
    for (let page = 0; page < 20; page += 1) gathered.write(new Uint8Array(100), { at: 100 * page });
    expect(asked).toEqual([]);
    gathered.flush();
    expect(asked).toEqual(['write', 'flush']);
  });

  it('reads ahead what is read in a row, and nothing else', () => {
    const { handle, asked } = fileOf();
    handle.write(new Uint8Array(40_000), { at: 0 });
    asked.length = 0;
    const gathered = gatheredHandle(handle);
    const page = new Uint8Array(1000);
    for (let at = 5000; at < 35_000; at += 1024) gathered.read(page, { at });
    expect(asked).toEqual(['read', 'read']);
    gathered.read(page, { at: 1000 });
    gathered.read(page, { at: 20_000 });
    expect(asked).toHaveLength(3);
  });

  it('says at the flush that there was no room, and does not read what is not there', () => {
    const { handle } = fileOf(150);
    const gathered = gatheredHandle(handle);
    gathered.write(new Uint8Array(100).fill(1), { at: 0 });
    gathered.flush();
    gathered.write(new Uint8Array(100).fill(2), { at: 100 });
    expect(gathered.getSize()).toBe(200);
    const page = new Uint8Array(100);
    expect([gathered.read(page, { at: 50 }), page[49], page[50]]).toEqual([100, 1, 2]);
    expect(() => gathered.flush()).toThrow('Over the quota.');
    expect(gathered.getSize()).toBe(100);
    expect(gathered.read(new Uint8Array(10), { at: 100 })).toBe(0);
    gathered.flush();
  });

  it('takes numbers of any size, byte by byte', () => {
    const { handle, content } = fileOf();
    const gathered = gatheredHandle(handle);
    gathered.write(new Uint32Array([0x04030201]), { at: 0 });
    gathered.flush();
    expect(content()).toEqual([1, 2, 3, 4]);
    const read = new Uint32Array(1);
    expect(gathered.read(read, { at: 0 })).toBe(4);
    expect([...read]).toEqual([0x04030201]);
  });
});
