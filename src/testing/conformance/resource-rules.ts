/** What holds for every field of every resource. Specification, section 2, Conventions and Id prefixes. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type IdKind, idPattern } from '../../contract/ids.ts';
import { OPERATION_IDS, OPERATIONS, type OperationId } from '../../contract/operations.ts';
import { OBJECTIVES, VIDEO_TYPES } from '../../contract/schemas/values.ts';
import type { Caller } from './api-under-test.ts';
import { acceptedClip, analyzedProject, exportEnd, jobEnd, preparedEdit } from './journey.ts';
import { sampleBody } from './sample-input.ts';

/** Fields that hold the id of a resource, with the kind of id. */
const ID_FIELDS: Readonly<Record<string, IdKind>> = {
  assetId: 'asset',
  sourceAssetId: 'asset',
  projectId: 'project',
  compositionId: 'composition',
  clipId: 'clip',
  jobId: 'job',
  exportId: 'export',
  toolRunId: 'toolRun',
  storyId: 'story',
  turnId: 'turn',
};

/** Fields that hold a resource or a list of them, with the kind of their own ids. */
const OWN_IDS: Readonly<Record<string, IdKind>> = {
  key: 'key',
  upload: 'upload',
  project: 'project',
  transcript: 'transcript',
  composition: 'composition',
  export: 'export',
  toolRun: 'toolRun',
  turn: 'turn',
  actions: 'action',
  timeline: 'timeline',
  segments: 'segment',
  texts: 'timelineText',
  broll: 'broll',
  story: 'story',
  lines: 'storyLine',
  job: 'job',
};

interface Everything {
  readonly answers: readonly unknown[];
  /** By the names of path parameters. */
  readonly ids: Readonly<Record<string, string>>;
}

/** One of every resource, as its answers show them. */
async function makeEverything(caller: Caller): Promise<Everything> {
  const { asset, project, clips } = await analyzedProject(caller);
  const { composition } = await acceptedClip(caller, clips[0]);
  const params = { compositionId: composition.id };
  const made = await caller.ok('create_export', { params });
  await exportEnd(caller, made.export.id);
  const voiceover = await caller.ok('create_voiceover', {
    body: { script: 'Hello there.', voice: 'en-grace', language: 'en' },
  });
  await jobEnd(caller, voiceover.toolRun.jobId ?? '');
  const edit = await preparedEdit(caller, asset.id);
  const asked = await caller.ok('create_assistant_turn', {
    params: edit,
    body: { message: 'captions off' },
  });
  await jobEnd(caller, asked.job.id);
  const turn = await caller.ok('get_assistant_turn', { params: { turnId: asked.turn.id } });
  const { upload } = await caller.ok('create_upload', {
    body: { filename: 'a.mp4', sizeBytes: 5, contentType: 'video/mp4' },
  });
  const story = await caller.ok('create_fake_text_project', {
    body: { theme: 'bubbles', language: 'en', voiceover: false },
  });
  const chat = { projectId: story.project.id };
  await caller.ok('update_fake_text_story', {
    params: chat,
    body: { expectedRevision: 0, lines: [{ side: 'me', text: 'Hello' }] },
  });
  const { timeline } = await caller.ok('get_timeline', { params: edit });
  await caller.ok('apply_timeline_operations', {
    params: edit,
    body: {
      expectedRevision: timeline.revision,
      operations: [
        { type: 'add_text', text: 'Look', preset: 'label', outputStartSec: 1, durationSec: 1 },
        { type: 'add_broll', assetId: asset.id, outputStartSec: 3, durationSec: 1, fit: 'cover' },
      ],
    },
  });
  const read = (id: OperationId, given: Readonly<Record<string, unknown>> = {}): Promise<unknown> =>
    caller.ok(id, { params: given });
  const answers = await Promise.all([
    read('get_me'),
    read('get_credits'),
    read('list_ledger_entries'),
    read('list_assets'),
    read('get_transcript', { assetId: asset.id }),
    read('get_upload', { uploadId: upload.id }),
    read('list_projects'),
    read('get_project', { projectId: project.id }),
    read('list_clips', { projectId: project.id }),
    read('list_compositions', { projectId: project.id }),
    read('get_composition', params),
    read('list_exports', { projectId: project.id }),
    read('list_tool_runs'),
    read('get_timeline', edit),
    read('list_timeline_revisions', edit),
    read('get_fake_text_story', chat),
  ]);
  const ids = {
    uploadId: upload.id,
    assetId: asset.id,
    projectId: project.id,
    clipId: clips[0]?.id ?? '',
    compositionId: composition.id,
    exportId: made.export.id,
    jobId: asked.job.id,
    toolRunId: voiceover.toolRun.id,
    turnId: asked.turn.id,
    actionId: turn.turn.actions[0]?.id ?? '',
    partNumber: '1',
  };
  return { answers: [...answers, made, voiceover, asked, turn], ids };
}

/** Every field below a value, with its name. */
function* fieldsOf(value: unknown): Generator<readonly [string, unknown]> {
  if (Array.isArray(value)) for (const item of value) yield* fieldsOf(item);
  else if (typeof value === 'object' && value !== null)
    for (const [name, field] of Object.entries(value)) {
      yield [name, field];
      yield* fieldsOf(field);
    }
}

export function resourceRules(caller: () => Caller): void {
  describe('every resource', () => {
    let everything: Everything;
    beforeAll(async () => {
      everything = await makeEverything(caller());
    });

    it('says its times as ISO 8601 in UTC', () => {
      const times = [...fieldsOf(everything.answers)].filter(
        ([name, value]) => /(?:At|EndsAt)$/.test(name) && value !== null,
      );
      expect(times.length).toBeGreaterThan(30);
      for (const [name, value] of times)
        expect(value, name).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
    });

    it('has an id of its own prefix and pattern, and names others by theirs', () => {
      const named = [...fieldsOf(everything.answers)].flatMap(([name, value]) => {
        const kind = ID_FIELDS[name];
        return kind === undefined || value === null ? [] : [{ name, value, kind }];
      });
      expect(named.length).toBeGreaterThan(30);
      for (const { name, value, kind } of named) expect(value, name).toMatch(idPattern(kind));
    });

    it('has an id that says what it is, down to segments and words of the ledger', () => {
      const found = new Map<string, number>();
      for (const [holder, value] of [...fieldsOf(everything.answers)]) {
        const kind = OWN_IDS[holder];
        const items = Array.isArray(value) ? value : [value];
        for (const item of kind === undefined ? [] : items) {
          if (typeof item !== 'object' || item === null || !('id' in item)) continue;
          expect(item.id, holder).toMatch(idPattern(kind as IdKind));
          found.set(holder, (found.get(holder) ?? 0) + 1);
        }
      }
      expect([...found.keys()].sort()).toEqual(Object.keys(OWN_IDS).sort());
    });

    it('is listed newest first, but clips by their rank', () => {
      let lists = 0;
      for (const answer of everything.answers) {
        const { data } = answer as { data?: { createdAt?: string; rank?: number }[] };
        if (data === undefined) continue;
        lists += 1;
        const ranked = data.every(({ rank }) => rank !== undefined);
        const order = data.map(({ createdAt, rank }) =>
          ranked ? -(rank ?? 0) : Date.parse(createdAt ?? ''),
        );
        expect(order).toEqual([...order].sort((a, b) => b - a));
      }
      expect(lists).toBe(8);
    });

    const withId = OPERATION_IDS.filter((id) => Object.keys(OPERATIONS[id].params.shape).length > 0);
    it.each(withId)('answers %s of another account with NOT_FOUND, as if it did not exist', async (id) => {
      const names = Object.keys(OPERATIONS[id].params.shape);
      const params = Object.fromEntries(names.map((name) => [name, everything.ids[name]]));
      const key = caller().api.strangerKey;
      expect(await caller().fails(id, { params, body: sampleBody(id), key })).toMatchObject({
        code: 'NOT_FOUND',
        status: 404,
      });
    });

    it('of another account is in no list', async () => {
      const key = caller().api.strangerKey;
      for (const id of ['list_assets', 'list_projects', 'list_tool_runs'] as const)
        expect((await caller().ok(id, { key })).data).toEqual([]);
    });
  });

  describe('the credits', () => {
    it('name the month, say when it and the day end, and add up', async () => {
      const { credits, dailyLimits } = await caller().ok('get_credits');
      expect(credits.period).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])$/);
      expect(credits.periodEndsAt).toMatch(/^\d{4}-\d\d-01T00:00:00\.000Z$/);
      expect(credits.remaining).toBe(credits.remainingFromPlan + credits.topUp);
      expect(dailyLimits.resetsAt).toMatch(/T00:00:00\.000Z$/);
      for (const kind of ['exports', 'assistantTurns', 'toolRuns', 'fakeTextScripts'] as const) {
        const { limit, used, remaining } = dailyLimits[kind];
        expect(remaining).toBe(Math.max(0, limit - used));
      }
    });
  });

  describe('the setting options', () => {
    it('are the same for every account, with the values and ranges of the specification', async () => {
      const options = await caller().ok('get_setting_options');
      expect(await caller().ok('get_setting_options', { key: caller().api.strangerKey })).toEqual(options);
      const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
      expect(ids(options.languages)).toEqual(['auto', 'it', 'en']);
      expect(options.languages[0]).not.toHaveProperty('description');
      expect(ids(options.objectives)).toEqual([...OBJECTIVES]);
      expect(ids(options.captionStyles)).toEqual(['bold-karaoke', 'word-pop', 'boxed', 'outline']);
      expect(ids(options.reframeModes)).toEqual(['face', 'center']);
      expect(ids(options.layouts)).toEqual(['50-50', '60-40']);
      expect(ids(options.themes)).toHaveLength(2);
      expect(ids(options.aspects)).toEqual(['source', '9:16', '1:1', '16:9']);
      expect(ids(options.videoTypes)).toEqual([...VIDEO_TYPES]);
      expect(options.clipCount).toEqual({ min: 1, max: 100 });
      expect(options.minDurationSec).toEqual({ min: 5, max: 180 });
      expect(options.maxDurationSec).toEqual({ min: 10, max: 300 });
    });
  });
}
