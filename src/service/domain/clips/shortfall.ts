/** Why an analysis gave fewer clips than were asked for, as a reason people can act on. Pure. */
import { problem } from '../../../contract/problems/problem.ts';
import type { ClipsShort } from '../../../contract/schemas/project.ts';
import type { KeptState } from '../../kernel/stored-problem.ts';
import type { ChosenSettings } from '../projects/autoclip-settings.ts';

interface Counts {
  /** Clips found, those included that were accepted before. */
  readonly found: number;
  /** Of these, clips that are new. */
  readonly fresh: number;
}

type Asked = Pick<ChosenSettings, 'clipCount' | 'minDurationSec' | 'maxDurationSec'>;

/** null where as many were found as were asked for. */
export function shortfallOf(
  { clipCount: asked, minDurationSec, maxDurationSec }: Asked,
  durationSec: number,
  { found, fresh }: Counts,
): KeptState<ClipsShort> | null {
  if (fresh >= asked) return null;
  const facts = { asked, found: fresh };
  if (found >= asked)
    return { ...facts, problem: problem('fewer_accepted', { asked, found: fresh, accepted: found - fresh }) };
  // Clips hardly share any of their time: so many of the shortest length fit one after the other.
  const most = Math.max(1, Math.floor(durationSec / minDurationSec));
  return most < asked
    ? {
        ...facts,
        problem: problem('fewer_short_video', { asked, found: fresh, most, shortest: minDurationSec }),
      }
    : {
        ...facts,
        problem: problem('fewer_apart', {
          asked,
          found: fresh,
          shortest: minDurationSec,
          longest: maxDurationSec,
        }),
      };
}
