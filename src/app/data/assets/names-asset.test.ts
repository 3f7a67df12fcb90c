import { describe, expect, it } from 'vitest';
import type { Project } from '../../../contract/schemas/project.ts';
import { namesAsset } from './names-asset.ts';

const NOTHING = {
  sourceAssetId: null,
  splitScreen: null,
  streamer: null,
  forumStory: null,
  fakeText: null,
  vibeEdit: null,
};
const made = (fields: object) => ({ ...NOTHING, ...fields }) as Project;

describe('the projects that name an asset', () => {
  it('do so in any of their fields', () => {
    const users = [
      made({ sourceAssetId: 'ast_a' }),
      made({ splitScreen: { mainAssetId: 'ast_b', backgroundAssetId: 'ast_a' } }),
      made({ streamer: { sourceAssetId: 'ast_a' } }),
      made({ forumStory: { backgroundAssetId: 'ast_a' } }),
      made({ fakeText: { backgroundAssetId: 'ast_a' } }),
      made({ vibeEdit: { sourceAssetId: 'ast_a' } }),
    ];
    expect(users.map((project) => namesAsset(project, 'ast_a'))).toEqual(users.map(() => true));
    expect(users.map((project) => namesAsset(project, 'ast_z'))).toEqual(users.map(() => false));
  });
});
