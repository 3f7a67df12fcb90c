import { expect, it } from 'vitest';
import { toClip } from './clip-rows.ts';
import { type CompositionState, durationOfState } from './composition-state.ts';

// 18.641 - 11.641 is 6.999999999999998.
const SPAN = { startSec: 11.641, endSec: 18.641 };

it('a clip of the shortest length that was asked for is no shorter, and neither is its composition', () => {
  const found = { factors: [], tags: [], social: { title: '', caption: '', hashtags: [] } };
  const clip = toClip({
    ...{ seq: 1, id: 'cnd_1', project_id: 'prj_1', source_asset_id: 'ast_1', status: 'proposed', rank: 1 },
    ...{ start_sec: SPAN.startSec, end_sec: SPAN.endSec, score: 50, composition_id: null, created_ms: 0 },
    found: JSON.stringify(found),
  });
  expect(clip.durationSec).toBe(7);
  expect(durationOfState(SPAN as CompositionState)).toBe(7);
});
