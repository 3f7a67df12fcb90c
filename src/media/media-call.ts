/** 0 to 1 of the task's own work, never going back, with a stable stage word for the screens. */
export type OnProgress = (progress: number, stage: string) => void;

/** How a long media task reports and is stopped. */
export interface MediaCall {
  readonly onProgress: OnProgress;
  readonly signal: AbortSignal;
}
