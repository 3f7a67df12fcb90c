/** Whether there is room to write. */
export interface StorageRoom {
  /** As seen within the last second. */
  isFull(): Promise<boolean>;
  /** As seen last, for callers that cannot wait. */
  wasFull(): boolean;
  /** Somebody could not write. */
  failed(): void;
  /** Called each time there is room again. */
  onRoom: () => void;
  stop(): void;
}
