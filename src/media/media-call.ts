/** How a long media task reports and is stopped. */
export interface MediaCall {
  /** 0 to 1 of the task's own work, never going back, with a stable stage word. */
  readonly onProgress: (progress: number, stage: string) => void;
  readonly signal: AbortSignal;
}
