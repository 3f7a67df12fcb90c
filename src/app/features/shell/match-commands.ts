/** Which commands a typed text means: every word must begin a word of the label, or stand inside it. */
import { plainText } from '../../../base/text/plain-text.ts';

export interface PaletteRow {
  readonly id: string;
  readonly label: string;
  /** Shown small behind the label. */
  readonly hint?: string;
  readonly run: () => void;
}

/** 2 where the word begins the label, 1 where it begins one of its words, 0 inside one; null where it is not. */
function worth(label: string, word: string): number | null {
  const at = label.indexOf(word);
  if (at < 0) return null;
  if (at === 0) return 2;
  return label.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word)) ? 1 : 0;
}

/** Best first; equal ones stay in their order. All where nothing is typed. */
export function matchCommands<One extends Pick<PaletteRow, 'label'>>(
  commands: readonly One[],
  typed: string,
): One[] {
  const words = plainText(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const ranked = commands.flatMap((command) => {
    const label = plainText(command.label);
    let sum = 0;
    for (const word of words) {
      const one = worth(label, word);
      if (one === null) return [];
      sum += one;
    }
    return [{ command, sum }];
  });
  return ranked.toSorted((a, b) => b.sum - a.sum).map(({ command }) => command);
}
