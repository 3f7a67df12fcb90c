/** What holds for a project of each of the six kinds, and for lists. Specification, section 2 "Project", section 4. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../contract/ids.ts';
import type { OperationId } from '../../contract/operations.ts';
import type { Asset } from '../../contract/schemas/asset.ts';
import type { Project } from '../../contract/schemas/project.ts';
import type { Caller } from './api-under-test.ts';
import { jobEnd, uploadTalk, uploadVideo } from './journey.ts';
import { silentVideo } from './made-video.ts';

const BLOCKS = ['settings', 'splitScreen', 'streamer', 'forumStory', 'fakeText', 'vibeEdit'] as const;
const DEFAULT_PAGE = 20;

interface Kind {
  readonly kind: string;
  readonly create: OperationId;
  readonly block: (typeof BLOCKS)[number];
  /** Field of the body that names the video shown as `sourceAssetId`. */
  readonly source: string | null;
  readonly body: object;
}

const KINDS: readonly Kind[] = [
  { kind: 'autoclip', create: 'create_project', block: 'settings', source: 'sourceAssetId', body: {} },
  {
    kind: 'splitscreen',
    create: 'create_split_screen_project',
    block: 'splitScreen',
    source: 'mainAssetId',
    body: { layout: '60-40', captionStyle: null, language: 'auto' },
  },
  {
    kind: 'streamer',
    create: 'create_streamer_project',
    block: 'streamer',
    source: 'sourceAssetId',
    body: { language: 'it', captionStyle: 'word-pop', reframe: 'face' },
  },
  {
    kind: 'forumstory',
    create: 'create_forum_story_project',
    block: 'forumStory',
    source: null,
    body: {
      postTitle: 'A title',
      postBody: 'A body.',
      voice: 'en-grace',
      language: 'en',
      captionStyle: 'outline',
    },
  },
  {
    kind: 'faketext',
    create: 'create_fake_text_project',
    block: 'fakeText',
    source: null,
    body: { theme: 'bubbles', language: 'en', voiceover: false },
  },
  {
    kind: 'vibeedit',
    create: 'create_vibe_edit_project',
    block: 'vibeEdit',
    source: 'sourceAssetId',
    body: { language: 'auto', captionStyle: 'bold-karaoke', aspect: '16:9' },
  },
];
const MADE_KINDS = KINDS.filter(({ kind }) => kind !== 'autoclip');

export function kindRules(caller: () => Caller): void {
  let asset: Asset;
  beforeAll(async () => {
    asset = await uploadVideo(caller(), await silentVideo());
  });
  const bodyOf = ({ source, kind, body }: Kind, assetId = asset.id): Record<string, unknown> => ({
    ...body,
    ...(source === null ? {} : { [source]: assetId }),
    ...(kind === 'splitscreen' || kind === 'forumstory' ? { backgroundAssetId: assetId } : {}),
  });
  const create = async (kind: Kind, extra: object = {}, idempotencyKey: string | null = null) =>
    (await caller().ok(kind.create, { body: { ...bodyOf(kind), ...extra }, idempotencyKey })) as {
      project: Project;
    };

  describe('a project of any kind', () => {
    it.each(KINDS)(
      'that is $kind begins as a draft that shows its own block and null for the others',
      async (kind) => {
        const before = (await caller().ok('get_credits')).credits;
        const { project } = await create(kind);
        expect(project).toMatchObject({
          kind: kind.kind,
          status: 'draft',
          sourceAssetId: kind.source === null ? null : asset.id,
          compositionId: null,
          errorMessage: null,
        });
        expect(project.title).toMatch(/\w/);
        for (const block of BLOCKS) expect(project[block] !== null, block).toBe(block === kind.block);
        if (kind.kind !== 'autoclip') expect(project.missingSettings).toEqual([]);
        expect((await caller().ok('get_credits')).credits).toEqual(before);
      },
    );

    it.each(KINDS)(
      'that is $kind is created once for one Idempotency-Key, and a second time without',
      async (kind) => {
        const key = newId('event');
        const first = await create(kind, {}, key);
        expect((await create(kind, {}, key)).project.id).toBe(first.project.id);
        expect((await create(kind)).project.id).not.toBe(first.project.id);
      },
    );

    it.each(MADE_KINDS)(
      'that is $kind has a title of 1 to 120 characters that is not blank',
      async (kind) => {
        for (const title of ['', '   ', 'a'.repeat(121)]) {
          const error = await caller().fails(kind.create, { body: { ...bodyOf(kind), title } });
          expect(error).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
          expect(error.details?.issues?.[0]?.path).toBe('/title');
        }
        for (const title of ['a'.repeat(120), '😀'.repeat(120)])
          expect((await create(kind, { title })).project.title).toBe(title);
      },
    );

    it.each(MADE_KINDS.filter(({ kind }) => kind !== 'faketext'))(
      'that is $kind has a vocabulary of at most 311 characters',
      async (kind) => {
        const vocabulary = 'a'.repeat(311);
        const { project } = await create(kind, { vocabulary });
        expect(project[kind.block]).toMatchObject({ vocabulary });
        const over = { body: { ...bodyOf(kind), vocabulary: `${vocabulary}a` } };
        expect(await caller().fails(kind.create, over)).toMatchObject({
          code: 'VALIDATION_FAILED',
          details: { issues: [{ path: '/vocabulary' }] },
        });
      },
    );

    it.each(KINDS.filter(({ source }) => source !== null))(
      'that is $kind is not made of a sound',
      async (kind) => {
        const { toolRun } = await caller().ok('create_voiceover', {
          body: { script: 'Only a sound.', voice: 'en-grace', language: 'en' },
          idempotencyKey: 'a-sound-for-every-kind',
        });
        await jobEnd(caller(), toolRun.jobId ?? '');
        const { data } = await caller().ok('list_assets', { query: { origin: 'voice', limit: 1 } });
        const body = bodyOf(kind, data[0]?.id);
        expect(await caller().fails(kind.create, { body })).toMatchObject({ code: 'CONFLICT', status: 409 });
      },
    );

    it.each(['50/50', '60-40 ', null])('that is splitscreen has no layout %s', async (layout) => {
      const [, split] = KINDS;
      if (split === undefined) throw new Error('Split screen is the second kind.');
      expect(await caller().fails(split.create, { body: { ...bodyOf(split), layout } })).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ path: '/layout' }] },
      });
    });
  });

  describe('a job', () => {
    it('has no start and no end before they happen, and both in order afterwards', async () => {
      const talk = await uploadTalk(caller());
      const body = { sourceAssetId: talk.id, language: 'en', captionStyle: 'boxed', aspect: '9:16' };
      const { project } = await caller().ok('create_vibe_edit_project', { body });
      const { job } = await caller().ok('prepare_timeline', { params: { projectId: project.id } });
      expect(job).toMatchObject({ status: 'queued', startedAt: null, finishedAt: null, errorMessage: null });
      const ended = await jobEnd(caller(), job.id);
      const times = [ended.createdAt, ended.startedAt, ended.finishedAt].map((time) =>
        Date.parse(time ?? ''),
      );
      expect(times).toEqual([...times].sort((a, b) => a - b));
      for (const name of ['exportId', 'assetId', 'toolRunId', 'turnId'] as const)
        expect(ended[name]).toBeNull();
      expect(ended.projectId).toBe(project.id);
    });
  });

  describe('a list', () => {
    it('gives twenty items where no limit is asked for', async () => {
      for (let count = 0; count <= DEFAULT_PAGE; count += 1)
        await caller().ok('create_project', { body: {} });
      const page = await caller().ok('list_projects');
      expect(page.data).toHaveLength(DEFAULT_PAGE);
      expect(page.hasMore).toBe(true);
      const rest = await caller().ok('list_projects', { query: { cursor: page.nextCursor } });
      expect(rest.data.some(({ id }) => page.data.some((item) => item.id === id))).toBe(false);
    });

    it('ends with hasMore false and no cursor', async () => {
      const { hasMore, nextCursor } = await caller().ok('list_projects', { key: caller().api.strangerKey });
      expect({ hasMore, nextCursor }).toEqual({ hasMore: false, nextCursor: null });
    });
  });
}
