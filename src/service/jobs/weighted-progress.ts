/** Progress over several stages that take different shares of a job's time. */
export interface Stage {
  readonly name: string;
  /** Any unit; only the shares matter. */
  readonly weight: number;
}

/** Gives each stage a reporter that turns its own 0 to 1 into the job's; a finer stage word of its own is kept. */
export function weightedProgress(
  stages: readonly Stage[],
  report: (progress: number, stage: string) => void,
): (name: string) => (own: number, finer?: string) => void {
  const total = stages.reduce((sum, stage) => sum + stage.weight, 0);
  return (name) => {
    const index = stages.findIndex((stage) => stage.name === name);
    const before = stages.slice(0, index).reduce((sum, stage) => sum + stage.weight, 0);
    const weight = stages[index]?.weight ?? 0;
    return (own, finer = name) => report((before + weight * Math.min(1, Math.max(0, own))) / total, finer);
  };
}
