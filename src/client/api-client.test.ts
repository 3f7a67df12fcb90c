import { describe, expect, it } from 'vitest';
import { newId } from '../contract/ids.ts';
import { OPERATION_IDS, type OperationId } from '../contract/operations.ts';
import { OWNER_OPERATIONS, type OwnerOperationId } from '../contract/owner-operations.ts';
import { refused } from '../testing/client/faulty-transport.ts';
import { startClient } from '../testing/client/start-client.ts';
import { sampleParams } from '../testing/conformance/sample-input.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { memoryIntentStore } from './intents.ts';

const assetId = newId('asset');
const splitScreen = { layout: '50-50', captionStyle: 'boxed', title: 'Two at once' } as const;
const streamer = { captionStyle: 'boxed', reframe: 'face', headline: 'Live' } as const;
const forumStory = {
  postTitle: 'A story',
  postBody: 'It began.',
  voice: 'en-grace',
  language: 'en',
  backgroundAssetId: assetId,
  captionStyle: 'outline',
} as const;
const fakeText = { theme: 'bubbles', language: 'it', voiceover: true, backgroundAssetId: null } as const;

/** A valid body for every operation that takes one. */
const BODIES: Partial<Record<OperationId, unknown>> = {
  create_upload: { filename: 'a.mp4', sizeBytes: 5, contentType: 'video/mp4' },
  upload_part: new Blob(['12345']),
  complete_upload: { title: 'A talk' },
  create_project: { title: 'A talk', settings: { clipCount: 3 } },
  update_project: { title: 'Another' },
  edit_composition: { expectedRevision: 1, title: 'x', hook: null, startSec: 0, captionStyle: null },
  replace_caption_words: { expectedRevision: 1, replacements: [{ index: 0, text: '' }] },
  reframe_composition: { mode: 'face' },
  create_split_screen_project: {
    ...splitScreen,
    mainAssetId: assetId,
    backgroundAssetId: assetId,
    language: 'auto',
  },
  update_split_screen_project: splitScreen,
  create_streamer_project: { ...streamer, sourceAssetId: assetId, language: 'en' },
  update_streamer_project: streamer,
  create_forum_story_project: forumStory,
  update_forum_story_project: { postBody: 'It went on.' },
  create_fake_text_project: fakeText,
  update_fake_text_project: { theme: 'cards' },
  update_fake_text_story: { expectedRevision: 0, lines: [{ side: 'me', text: 'Hello' }] },
  generate_fake_text_story: { prompt: 'a lost cat', lineCount: 4 },
  create_vibe_edit_project: { sourceAssetId: assetId, language: 'en', captionStyle: 'boxed', aspect: '9:16' },
  apply_timeline_operations: {
    expectedRevision: 1,
    operations: [{ type: 'remove', segmentIds: ['seg_1'] }],
  },
  add_timeline_clip: { assetId },
  restore_timeline: { revision: 1, expectedRevision: 2 },
  create_assistant_turn: { message: 'Cut the pauses.' },
  create_voiceover: { script: 'Hello.', voice: 'en-grace', language: 'en' },
  separate_audio: { sourceAssetId: assetId, keep: 'vocals' },
  brainstorm_ideas: { topic: 'tea', videoType: 'any', language: 'en', count: 3 },
};
/** One pixel. */
const DOT_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PLAIN_LOOK = {
  color: null,
  emphasisColor: null,
  emphasisRule: null,
  size: null,
  place: null,
  letterCase: 'as_said',
  outline: null,
  box: null,
  wordsAtOnce: null,
};
const OWNER_BODIES: Partial<Record<OwnerOperationId, unknown>> = {
  create_webhook: { url: 'https://example.org/hook', events: ['job.completed'] },
  update_webhook: { events: null },
  reference_asset: { reference: '4be0643f-1d98-573b-97cd-ca98a65347dd', filename: 'talk.mp4' },
  try_speech_model: { assetId: 'ast_1' },
  update_transcript: { language: 'it' },
  retranscribe_asset: { from: 'speech', language: 'auto' },
  update_speech: { address: null },
  update_language_model: { address: 'http://localhost:9/v1', model: 'none' },
  update_voice_server: {
    address: 'http://localhost:9/v1',
    model: 'none',
    voices: [{ name: 'none', language: 'en' }],
  },
  update_transcription_server: { address: 'http://localhost:9/v1', model: 'none', chunkSec: 60 },
  create_brand_kit: { name: 'Mine', look: PLAIN_LOOK },
  create_brand_file: { kind: 'logo', name: 'Mine', data: DOT_PNG },
  update_brand_kit: { expectedRevision: 1 },
  update_clip_taste: { forget: true },
  update_posting: { coverSec: 1.5 },
  translate_captions: { language: 'it' },
  propose_assistant_turn: { message: 'tighter', expectedRevision: 1 },
  apply_brand_kit: { brandKitId: null },
  undo_brand_kit: { changed: [{ compositionId: 'cmp_00000000000000000000', revision: 2 }] },
  create_key: { name: 'Script', scopes: ['clips:read'] },
  attach_captions: { format: 'srt', text: '1\n00:00:00,000 --> 00:00:01,000\nHi\n', language: 'en' },
};
/** Refusals that mean the request itself was malformed. */
const MALFORMED = [
  'VALIDATION_FAILED',
  'UNKNOWN_PARAMETER',
  'METHOD_NOT_ALLOWED',
  'IDEMPOTENCY_KEY_REQUIRED',
];

async function codeOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.facts.code ?? error.kind;
  }
}

type Loose = Record<string, (input: object) => Promise<unknown>>;

function calling(client: ApiClient, id: OperationId, query: object = {}): Promise<unknown> {
  const body = BODIES[id];
  const method = (client.api as unknown as Loose)[id];
  if (method === undefined) throw new Error(`${id} has no method.`);
  return method({ params: sampleParams(id), query, ...(body === undefined ? {} : { body }) });
}

describe('the client', () => {
  it('has a method for every operation, whose request the service accepts as well formed', async () => {
    const { client } = await startClient();
    expect(Object.keys(client.api).sort()).toEqual([...OPERATION_IDS].sort());
    const codes = await Promise.all(OPERATION_IDS.map((id) => codeOf(calling(client, id))));
    const malformed = OPERATION_IDS.filter((_, index) => MALFORMED.includes(codes[index] ?? ''));
    expect(malformed).toEqual([]);
    expect(codes).toContain(null);
    expect(codes).not.toContain('unreadable');
  });

  it('has a method for everything the owner may do, with the same care', async () => {
    const { client } = await startClient();
    for (const id of Object.keys(OWNER_OPERATIONS) as OwnerOperationId[]) {
      const names = Object.keys(OWNER_OPERATIONS[id].params.shape);
      // What is in the bin has the id it had before.
      const kindOf = (name: string) => (name === 'itemId' ? 'asset' : name.replace(/Id$/, '')) as 'asset';
      const params = Object.fromEntries(names.map((name) => [name, newId(kindOf(name))]));
      const body = OWNER_BODIES[id];
      const method = (client.owner as unknown as Loose)[id];
      const code = await codeOf(method?.({ params, body }) ?? Promise.reject(new Error(`${id} is missing.`)));
      // Films are left where they are by browsers alone.
      expect([null, id === 'reference_asset' ? 'CONFLICT' : 'NOT_FOUND'], id).toContain(code);
    }
  });

  it('sends query values as the table has them and leaves out what is not given', async () => {
    const { client, transport } = await startClient();
    await client.api.list_assets({
      query: { limit: 7, kind: 'video', cursor: undefined as unknown as string },
    });
    expect(transport.sent.at(-1)?.line).toBe('GET /v1/assets?limit=7&kind=video');
  });

  it('asks a switched-off operation once and never again, and knows of it from then on', async () => {
    const { client, transport } = await startClient({}, { config: { switchedOff: ['list_voices'] } });
    let told = 0;
    client.switchedOff.subscribe(() => {
      told += 1;
    });
    expect(client.switchedOff.has('list_voices')).toBe(false);
    expect(await codeOf(calling(client, 'list_voices'))).toBe('UNAVAILABLE');
    expect(transport.count(/voices/)).toBe(1);
    expect(client.switchedOff.has('list_voices')).toBe(true);
    expect(client.switchedOff.has('get_credits')).toBe(false);
    expect(told).toBe(1);
  });

  it('says that the owner is not here, without asking the service', async () => {
    const { client, transport, studio } = await startClient();
    const visitor = createApiClient(
      { ...client.connection, ownerToken: null, apiKey: studio.apiKey },
      { intents: memoryIntentStore() },
    );
    expect(await codeOf(visitor.owner.get_storage({}))).toBe('UNAUTHORIZED');
    expect(transport.sent).toEqual([]);
  });

  it('notes every try with its outcome, and no secret', async () => {
    const { client, transport, studio } = await startClient();
    transport.break(/credits/, refused(500, 'INTERNAL'));
    await client.api.get_credits({});
    const [second, first] = client.log.records();
    expect(first).toMatchObject({ operation: 'get_credits', status: 500, code: 'INTERNAL' });
    expect(second).toMatchObject({ operation: 'get_credits', status: 200, code: null, replayed: false });
    expect(second?.requestId).toMatch(/^req_/);
    expect(JSON.stringify(client.log.records())).not.toContain(studio.apiKey);
  });
});
