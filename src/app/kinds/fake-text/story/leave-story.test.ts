import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '../../../../testing/client/fault-runs/browser-stand-in.ts';
import { readTyped } from '../../../data/changes/kept-typed.ts';
import { keptUnsent } from '../../../data/changes/unsent.ts';
import { placeOfStory } from '../../../data/projects/stories.ts';
import { leaveStory } from './leave-story.ts';
import { changeOf, type WrittenStory } from './story-draft.ts';

beforeEach(() => standInBrowser());
afterEach(() => void vi.unstubAllGlobals());

const written: WrittenStory = {
  draft: {
    sides: { me: { name: 'Me', voice: null }, them: { name: 'You', voice: null } },
    lines: [{ key: 'one', id: null, side: 'me', text: 'Mine' }],
  },
  saved: null,
};

it.each([
  ['is there when it is opened again where it could not be saved', false, written],
  ['leaves nothing behind once it is saved', true, undefined],
])('a chat that is left %s', async (_, isSaved, left) => {
  const unsent = { kind: 'story', projectId: 'prj_1', revision: 0, change: changeOf(written.draft) } as const;
  const save = async (): Promise<boolean> => {
    expect(keptUnsent('here').map(({ what }) => what)).toEqual([unsent]);
    return isSaved;
  };
  await leaveStory('here', unsent, save, () => written);
  expect(keptUnsent('here')).toEqual([]);
  expect(readTyped('here', placeOfStory('prj_1'), written)?.value).toEqual(left);
});
