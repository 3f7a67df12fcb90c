/** Input that is well formed for an operation, with ids that nothing has. */
import { type IdKind, newId } from '../../contract/ids.ts';
import type { Operation } from '../../contract/operation.ts';
import { OPERATIONS, type OperationId } from '../../contract/operations.ts';

/** Bodies that pass validation, for operations that need one before they look anything up. */
const BODIES: Partial<Record<OperationId, unknown>> = {
  upload_part: new Blob(['x']),
  edit_composition: { expectedRevision: 1 },
  replace_caption_words: { expectedRevision: 1, find: 'a', replaceWith: 'b' },
  reframe_composition: { mode: 'center' },
  update_project: {},
  complete_upload: {},
  create_split_screen_project: {
    mainAssetId: newId('asset'),
    backgroundAssetId: newId('asset'),
    layout: '50-50',
    captionStyle: null,
    language: 'en',
  },
  update_split_screen_project: {},
  create_streamer_project: {
    sourceAssetId: newId('asset'),
    language: 'en',
    captionStyle: 'boxed',
    reframe: 'center',
  },
  update_streamer_project: {},
  create_forum_story_project: {
    postTitle: 'A title',
    postBody: 'A body.',
    voice: 'en-grace',
    language: 'en',
    backgroundAssetId: newId('asset'),
    captionStyle: 'boxed',
  },
  update_forum_story_project: {},
  create_fake_text_project: {
    theme: 'bubbles',
    language: 'en',
    voiceover: false,
    backgroundAssetId: newId('asset'),
  },
  update_fake_text_project: {},
  update_fake_text_story: { expectedRevision: 0 },
  generate_fake_text_story: {},
  create_vibe_edit_project: {
    sourceAssetId: newId('asset'),
    language: 'en',
    captionStyle: 'boxed',
    aspect: '9:16',
  },
  apply_timeline_operations: {
    expectedRevision: 1,
    operations: [{ type: 'set_aspect', aspect: '1:1' }],
  },
  add_timeline_clip: { assetId: newId('asset') },
  create_assistant_turn: { message: 'captions off' },
  restore_timeline: { revision: 1, expectedRevision: 1 },
};

export function sampleParams(id: OperationId): Record<string, unknown> {
  const operation: Operation = OPERATIONS[id];
  return Object.fromEntries(
    Object.keys(operation.params.shape).map((name) => [
      name,
      name === 'partNumber' ? 1 : newId(name.replace(/Id$/, '') as IdKind),
    ]),
  );
}

export function sampleBody(id: OperationId): unknown {
  return BODIES[id];
}
