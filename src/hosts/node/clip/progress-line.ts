/** How far the work is, for people: a bar that is drawn over on a terminal, a line now and then elsewhere. */

export interface ProgressLine {
  report(done: number, stage: string): void;
  /** Leaves the cursor on a line of its own. */
  end(): void;
}

const BAR_CELLS = 24;
const LINE_EVERY_PERCENT = 10;

export function createProgressLine(write: (text: string) => void, isTerminal: boolean): ProgressLine {
  let shown = '';
  let lastPercent = Number.NEGATIVE_INFINITY;
  let lastStage = '';
  return {
    report: (done, stage) => {
      const percent = Math.floor(100 * Math.min(1, Math.max(0, done)));
      if (isTerminal) {
        const filled = Math.round((BAR_CELLS * percent) / 100);
        const bar = '█'.repeat(filled) + '░'.repeat(BAR_CELLS - filled);
        const line = `${bar} ${String(percent).padStart(3)} %  ${stage}`;
        if (line !== shown) write(`\r\u001b[K${line}`);
        shown = line;
        return;
      }
      // The end is always said, however near the line before it came.
      const isDue = percent - lastPercent >= LINE_EVERY_PERCENT || (percent === 100 && lastPercent < 100);
      if (stage === lastStage && !isDue) return;
      lastStage = stage;
      lastPercent = percent;
      write(`${percent} % ${stage}\n`);
    },
    end: () => {
      if (isTerminal && shown !== '') write('\r\u001b[K');
      shown = '';
    },
  };
}
