/** An FLV taken apart into its tags and put together again (Adobe, Video File Format Specification 10.1, annex E). */

export interface FlvPart {
  /** 8 sound, 9 picture, 18 script. */
  readonly type: number;
  readonly stampMs: number;
  readonly body: Buffer;
}

const FILE_HEAD = Buffer.from('464c5601050000000900000000', 'hex');

export function partsOfFlv(flv: Buffer): FlvPart[] {
  const parts: FlvPart[] = [];
  for (let at = FILE_HEAD.length; at + 11 <= flv.length; ) {
    const size = flv.readUIntBE(at + 1, 3);
    const stampMs = (flv.readInt8(at + 7) << 24) | flv.readUIntBE(at + 4, 3);
    parts.push({ type: flv.readUInt8(at), stampMs, body: flv.subarray(at + 11, at + 11 + size) });
    at += 15 + size;
  }
  return parts;
}

export function flvOf(parts: readonly FlvPart[]): Buffer {
  return Buffer.concat([FILE_HEAD, ...parts.map(tagOf)]);
}

function tagOf({ type, stampMs, body }: FlvPart): Buffer {
  const head = Buffer.alloc(11);
  head.writeUInt8(type, 0);
  head.writeUIntBE(body.length, 1, 3);
  head.writeUIntBE(stampMs & 0xff_ffff, 4, 3);
  head.writeInt8(stampMs >> 24, 7);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(head.length + body.length);
  return Buffer.concat([head, body, size]);
}
