import { expect, it } from 'vitest';
import { startEdit } from '../../../testing/timeline/made-edits.ts';
import type { Edit } from '../../../timeline/model/edit.ts';
import { besideClips } from './edit-of-timeline.ts';

it('an edit is read with everything it uses beside its videos', () => {
  const edit: Edit = {
    ...startEdit(),
    broll: [{ id: 'b', assetId: 'still', outputStartSec: 0, durationSec: 1, fit: 'cover' }],
    music: { assetId: 'song', volume: 1, startSec: 0 },
  };
  expect(besideClips(edit)).toEqual(['still', 'song']);
});
