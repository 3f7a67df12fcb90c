/** Where a made file goes: a sync access handle, a file descriptor. Writes may come out of order. */
export interface PositionedWriter {
  write(bytes: Uint8Array, position: number): void | Promise<void>;
}
