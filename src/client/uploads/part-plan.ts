/** Which bytes each part of an upload holds, and which parts are still to be sent. Section 2, "Upload". */

export interface PartRange {
  /** 1 to partCount. */
  readonly number: number;
  readonly startByte: number;
  /** Exclusive. */
  readonly endByte: number;
}

export interface PartLayout {
  readonly sizeBytes: number;
  readonly partSizeBytes: number;
  readonly partCount: number;
}

export function partRange(layout: PartLayout, number: number): PartRange {
  const startByte = (number - 1) * layout.partSizeBytes;
  return { number, startByte, endByte: Math.min(layout.sizeBytes, startByte + layout.partSizeBytes) };
}

/** Parts the service does not have yet, in order. */
export function missingParts(layout: PartLayout, receivedParts: readonly number[]): PartRange[] {
  const received = new Set(receivedParts);
  const missing: PartRange[] = [];
  for (let number = 1; number <= layout.partCount; number++) {
    if (!received.has(number)) missing.push(partRange(layout, number));
  }
  return missing;
}

/** Bytes of the parts the service has. */
export function receivedBytes(layout: PartLayout, receivedParts: readonly number[]): number {
  return receivedParts.reduce((sum, number) => {
    const { startByte, endByte } = partRange(layout, number);
    return sum + endByte - startByte;
  }, 0);
}
