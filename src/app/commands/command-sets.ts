/** Every set of commands there is, in the order of the list of all keys. */
import { ASSET } from './asset-set.ts';
import type { AnyCommandSet } from './command.ts';
import { COMPOSITION } from './composition-set.ts';
import { EVERYWHERE } from './everywhere-set.ts';
import { EXPORTING } from './export-set.ts';
import { REVIEW } from './review-set.ts';
import { TIMELINE } from './timeline/timeline-set.ts';

export const COMMAND_SETS: readonly AnyCommandSet[] = [
  EVERYWHERE,
  REVIEW,
  COMPOSITION,
  TIMELINE,
  EXPORTING,
  ASSET,
];
