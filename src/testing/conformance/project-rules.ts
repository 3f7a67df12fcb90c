/** Auto Clip projects, estimate and analysis. Specification, section 2 "Project"; open-shapes.md, Requests. */
import { describe, expect, it } from 'vitest';
import { newId } from '../../contract/ids.ts';
import { peaksSchema } from '../../contract/schemas/asset.ts';
import type { Caller } from './api-under-test.ts';
import {
  acceptedClip,
  analyze,
  analyzedProject,
  createProject,
  jobEnd,
  SETTINGS,
  uploadTalk,
  uploadVideo,
} from './journey.ts';
import { silentVideo, TALK_SRT, talkVideo } from './made-video.ts';

const REQUIRED = [
  'language',
  'clipCount',
  'minDurationSec',
  'maxDurationSec',
  'objective',
  'captionStyle',
  'reframe',
];

const FACTORS = [
  'hook',
  'payoff',
  'clarity',
  'emotion',
  'novelty',
  'selfContained',
  'quotability',
  'dialogue',
];

export function projectRules(caller: () => Caller): void {
  describe('a project', () => {
    it('is a draft with everything still to choose, and no source, when created with nothing', async () => {
      const { project, job } = await caller().ok('create_project', { body: {} });
      expect(job).toBeNull();
      expect(project).toMatchObject({
        kind: 'autoclip',
        status: 'draft',
        sourceAssetId: null,
        compositionId: null,
        errorMessage: null,
      });
      expect(project.missingSettings).toEqual(REQUIRED);
      expect(project.settings).toMatchObject({ language: null, instructions: null });
    });

    it('is refused for a source that does not exist, and for two sources', async () => {
      const missing = { sourceAssetId: newId('asset') };
      expect(await caller().fails('create_project', { body: missing })).toMatchObject({ code: 'NOT_FOUND' });
      const both = { ...missing, sourceUrl: 'https://example.com/a.mp4' };
      expect(await caller().fails('create_project', { body: both })).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });

    it('keeps settings that are not given, replaces those that are and clears those that are null', async () => {
      const { project } = await caller().ok('create_project', { body: { settings: SETTINGS } });
      expect(project.missingSettings).toEqual([]);
      const changed = await caller().ok('update_project', {
        params: { projectId: project.id },
        body: { title: 'New name', settings: { clipCount: 7, objective: null } },
      });
      expect(changed.project).toMatchObject({ title: 'New name', missingSettings: ['objective'] });
      expect(changed.project.settings).toEqual({ ...project.settings, clipCount: 7, objective: null });
    });

    it('may be without captions: none are drawn, SRT and VTT are there (extension `autoclip_without_captions`)', async () => {
      const asset = await uploadTalk(caller());
      const none = { ...SETTINGS, captionStyle: null };
      const { project } = await caller().ok('create_project', {
        body: { sourceAssetId: asset.id, settings: none },
      });
      expect(project).toMatchObject({ missingSettings: [], settings: { captionStyle: null } });
      const params = { projectId: project.id };
      const changed = await caller().ok('update_project', { params, body: { settings: { clipCount: 2 } } });
      expect(changed.project.missingSettings).toEqual([]);
      const [clip] = await analyze(caller(), project.id);
      const { composition } = await acceptedClip(caller(), clip);
      expect(composition.captions.style).toBeNull();
      const at = { compositionId: composition.id };
      const { captions } = await caller().ok('get_composition_captions', { params: at });
      expect(captions.text).toContain(' --> ');
      const styled = await caller().ok('update_project', {
        params,
        body: { settings: { captionStyle: 'outline' } },
      });
      expect(styled.project).toMatchObject({ missingSettings: [], settings: { captionStyle: 'outline' } });
    });

    it('answers SOURCE_MISSING to a change of its video', async () => {
      const asset = await uploadVideo(caller(), await silentVideo());
      const project = await createProject(caller(), asset.id);
      for (const body of [{ sourceAssetId: newId('asset') }, { sourceUrl: 'https://example.org/a.mp4' }])
        expect(
          await caller().fails('update_project', { params: { projectId: project.id }, body }),
        ).toMatchObject({ code: 'SOURCE_MISSING', status: 422 });
    });

    it('that nobody named is named after its video, the second of a name with a number', async () => {
      const asset = await uploadVideo(caller(), await silentVideo());
      const titles: string[] = [];
      for (let nth = 1; nth <= 3; nth++) titles.push((await createProject(caller(), asset.id)).title);
      const [first = '', ...others] = titles;
      expect(new Set(titles).size).toBe(3);
      const base = first.replace(/ \(\d+\)$/, '');
      const numberOf = (title: string) => Number(/ \((\d+)\)$/.exec(title)?.[1] ?? 1);
      for (const title of others) expect(title.startsWith(`${base} (`)).toBe(true);
      expect(others.map(numberOf)).toEqual([numberOf(first) + 1, numberOf(first) + 2]);
      // What somebody chose is theirs.
      const body = { title: first };
      expect((await caller().ok('create_project', { body })).project.title).toBe(first);
    });

    it('edited on a timeline is renamed too, and nothing else of it (extension `vibe_edit_title`)', async () => {
      const asset = await uploadVideo(caller(), await silentVideo());
      const { project } = await caller().ok('create_vibe_edit_project', {
        body: { sourceAssetId: asset.id, language: 'en', captionStyle: 'outline', aspect: 'source' },
      });
      const params = { projectId: project.id };
      const renamed = await caller().ok('update_project', { params, body: { title: 'Cut down' } });
      expect(renamed.project).toMatchObject({
        title: 'Cut down',
        kind: 'vibeedit',
        vibeEdit: project.vibeEdit,
      });
      const body = { title: 'No', settings: { clipCount: 2 } };
      expect(await caller().fails('update_project', { params, body })).toMatchObject({ code: 'CONFLICT' });
    });

    it('without a name is named when its video comes', async () => {
      const asset = await uploadVideo(caller(), await silentVideo());
      const { project } = await caller().ok('create_project', { body: {} });
      expect(project.title).toMatch(/^Untitled project/);
      const params = { projectId: project.id };
      const given = await caller().ok('update_project', { params, body: { sourceAssetId: asset.id } });
      expect(given.project.title.startsWith(asset.title)).toBe(true);
    });

    it('without a video may be given one, once (extension `project_source_again`)', async () => {
      const asset = await uploadVideo(caller(), await silentVideo());
      const { project } = await caller().ok('create_project', { body: { settings: SETTINGS } });
      const params = { projectId: project.id };
      const give = (sourceAssetId: string) =>
        caller().fails('update_project', { params, body: { sourceAssetId } });
      expect(await give(newId('asset'))).toMatchObject({ code: 'NOT_FOUND' });
      const both = { sourceAssetId: asset.id, sourceUrl: 'https://example.org/a.mp4' };
      expect(await caller().fails('update_project', { params, body: both })).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      const given = await caller().ok('update_project', { params, body: { sourceAssetId: asset.id } });
      expect(given.project).toMatchObject({ status: 'draft', sourceAssetId: asset.id });
      expect(given).not.toHaveProperty('job');
      expect(await give(asset.id)).toMatchObject({ code: 'SOURCE_MISSING' });
      expect((await caller().owner('delete_asset', { params: { assetId: asset.id } })).body.error.code).toBe(
        'CONFLICT',
      );
    });

    it('is made once for one Idempotency-Key, and twice without', async () => {
      const body = { title: 'Once' };
      const idempotencyKey = `project-${newId('event')}`;
      const first = await caller().ok('create_project', { body, idempotencyKey });
      const again = await caller().send('create_project', { body, idempotencyKey });
      expect(again.body).toEqual(first);
      expect(again.headers.get('Idempotent-Replayed')).toBe('true');
      const other = await caller().fails('create_project', { body: { title: 'Other' }, idempotencyKey });
      expect(other).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', status: 422 });
      const unkeyed = await caller().ok('create_project', { body });
      expect(unkeyed.project.id).not.toBe(first.project.id);
    });

    it.each([
      ['clipCount', 1, 100],
      ['minDurationSec', 5, 180],
      ['maxDurationSec', 10, 300],
    ] as const)('takes %s from %d to %d', async (name, min, max) => {
      for (const value of [min, max])
        await caller().ok('create_project', { body: { settings: { [name]: value } } });
      for (const value of [min - 1, max + 1])
        expect(
          await caller().fails('create_project', { body: { settings: { [name]: value } } }),
        ).toMatchObject({
          code: 'VALIDATION_FAILED',
          details: { issues: [{ path: `/settings/${name}` }] },
        });
    });

    it('list holds projects without analysisJobId, newest first, by kind', async () => {
      const { project } = await caller().ok('create_project', { body: {} });
      const { data } = await caller().ok('list_projects', { query: { limit: 5, kind: 'autoclip' } });
      expect(data[0]).toEqual(project);
      expect(data[0]).not.toHaveProperty('analysisJobId');
      expect(
        (await caller().ok('get_project', { params: { projectId: project.id } })).project.analysisJobId,
      ).toBeNull();
      expect((await caller().ok('list_projects', { query: { kind: 'faketext' } })).data).toEqual([]);
    });
  });

  describe('an analysis', () => {
    it('needs a source and every setting', async () => {
      const { project } = await caller().ok('create_project', { body: { settings: SETTINGS } });
      const params = { projectId: project.id };
      expect(await caller().fails('analyze_project', { params })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'no_source' },
      });
      const asset = await uploadVideo(caller(), await silentVideo());
      const unset = (await caller().ok('create_project', { body: { sourceAssetId: asset.id } })).project;
      expect(await caller().fails('analyze_project', { params: { projectId: unset.id } })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'settings_missing', missingSettings: REQUIRED },
      });
      const estimate = await caller().ok('estimate_analysis', { params: { projectId: unset.id } });
      expect(estimate.estimate.missingSettings).toEqual(REQUIRED);
    });

    it('refuses a shortest clip that is longer than the longest', async () => {
      const asset = await uploadVideo(caller(), await silentVideo());
      const settings = { ...SETTINGS, minDurationSec: 60, maxDurationSec: 30 };
      const { project } = await caller().ok('create_project', {
        body: { sourceAssetId: asset.id, settings },
      });
      expect(await caller().fails('analyze_project', { params: { projectId: project.id } })).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });

    it('is estimated at one credit for each started minute, for free', async () => {
      const asset = await uploadVideo(caller(), await talkVideo());
      const project = await createProject(caller(), asset.id);
      const before = (await caller().ok('get_credits')).credits.remaining;
      const { estimate } = await caller().ok('estimate_analysis', { params: { projectId: project.id } });
      // Where speech is heard, the estimate also says what will listen (extension `estimate_listening`).
      const { listening: _listening, ...costs } = estimate;
      expect(costs).toEqual({
        work: 'analysis',
        billedMinutes: 1,
        credits: 1,
        paidWith: 'plan',
        affordable: true,
        balanceAfter: before - 1,
        missingSettings: [],
      });
      expect((await caller().ok('get_credits')).credits.remaining).toBe(before);
    });

    it('answers 202 with Location, charges what was estimated, and is reused while it runs', async () => {
      const asset = await uploadVideo(caller(), await talkVideo());
      const project = await createProject(caller(), asset.id);
      const before = (await caller().ok('get_credits')).credits.remaining;
      const params = { projectId: project.id };
      const idempotencyKey = `analysis-${project.id}`;
      const started = await caller().send<{ job: { id: string }; paidWith: string }>('analyze_project', {
        params,
        idempotencyKey,
      });
      expect(started.status).toBe(202);
      expect(started.headers.get('Location')).toBe(`/v1/jobs/${started.body.job.id}`);
      expect(started.body).toMatchObject({ creditsCharged: 1, reused: false, paidWith: 'plan' });
      const other = await caller().ok('analyze_project', { params });
      expect(other).toMatchObject({
        creditsCharged: 0,
        reused: true,
        paidWith: null,
        job: { id: started.body.job.id },
      });
      const replay = await caller().send('analyze_project', { params, idempotencyKey });
      expect(replay.body).toEqual(started.body);
      const { project: running } = await caller().ok('get_project', { params });
      expect(running).toMatchObject({ status: 'processing', analysisJobId: started.body.job.id });
      const job = await jobEnd(caller(), started.body.job.id);
      expect(job).toMatchObject({
        kind: 'analysis',
        status: 'done',
        progress: 1,
        projectId: project.id,
        errorMessage: null,
      });
      expect((await caller().ok('get_credits')).credits.remaining).toBe(before - 1);
      expect((await caller().ok('get_project', { params })).project).toMatchObject({
        status: 'ready',
        analysisJobId: null,
      });
    });

    it('goes on from sound and picture where there are no words, and says so', async () => {
      const asset = await uploadVideo(caller(), await talkVideo());
      const project = await createProject(caller(), asset.id);
      const clips = await analyze(caller(), project.id);
      expect(clips.length).toBeGreaterThan(0);
      const read = (await caller().ok('get_project', { params: { projectId: project.id } })).project;
      expect(read).toMatchObject({
        status: 'ready',
        errorMessage: null,
        wordsState: { status: 'unavailable' },
      });
      expect(read.wordsState?.message).toMatch(/\w/);
      // What only words can show is not judged, which is no score of 0 (extension `unjudged_factors`).
      const breakdown = clips.flatMap((clip) => clip.scoreBreakdown);
      const isJudged = (factor: string) =>
        breakdown.filter((one) => one.factor === factor).map((one) => one.judged ?? true);
      expect(new Set(isJudged('quotability'))).toEqual(new Set([false]));
      expect(new Set(isJudged('emotion'))).toEqual(new Set([true]));
    });

    it('analyzed again with subtitles added since has their words, and judges by them', async () => {
      const asset = await uploadVideo(caller(), await talkVideo());
      const { id } = await createProject(caller(), asset.id);
      expect((await analyze(caller(), id)).some(({ transcriptExcerpt }) => transcriptExcerpt !== '')).toBe(
        false,
      );
      await caller().owner('attach_captions', {
        params: { assetId: asset.id },
        body: { format: 'srt', text: TALK_SRT, language: 'en' },
      });
      const clips = await analyze(caller(), id);
      expect(clips.length).toBeGreaterThan(0);
      expect(clips.every(({ transcriptExcerpt }) => transcriptExcerpt !== '')).toBe(true);
      const breakdown = clips.flatMap(({ scoreBreakdown }) => scoreBreakdown);
      expect(breakdown.filter(({ judged }) => judged === false)).toEqual([]);
      const { project } = await caller().ok('get_project', { params: { projectId: id } });
      expect(project.wordsState).toMatchObject({ status: 'captions', message: null });
    });

    it('offers a video that is shorter than the shortest clip as a whole, and says why there are no more', async () => {
      const asset = await uploadVideo(caller(), await silentVideo());
      const settings = { ...SETTINGS, minDurationSec: 120, maxDurationSec: 180 };
      const project = await createProject(caller(), asset.id, settings);
      const clips = await analyze(caller(), project.id);
      expect(clips).toHaveLength(1);
      expect(clips[0]?.startSec).toBe(0);
      expect(clips[0]?.durationSec).toBeCloseTo(asset.durationSec ?? 0, 1);
      const read = (await caller().ok('get_project', { params: { projectId: project.id } })).project;
      expect(read.clipsShort).toMatchObject({
        asked: SETTINGS.clipCount,
        found: 1,
        problem: { code: 'fewer_short_video' },
      });
      expect((await caller().ok('get_me')).features).toContain('clips_short');
    });

    it('says nothing of the number where as many were found as asked for (extension `clips_short`)', async () => {
      const asset = await uploadVideo(caller(), await silentVideo());
      const project = await createProject(caller(), asset.id, { ...SETTINGS, clipCount: 1 });
      await analyze(caller(), project.id);
      const read = (await caller().ok('get_project', { params: { projectId: project.id } })).project;
      expect(read.clipsShort).toBeNull();
    });

    it('proposes clips from attached captions within the lengths asked for, best first, with eight factors', async () => {
      const { asset, project, clips } = await analyzedProject(caller());
      expect(clips.map((clip) => clip.rank)).toEqual(clips.map((_, index) => index + 1));
      const scores = clips.map(({ score }) => score ?? Number.NaN);
      expect(scores.every((score) => score >= 0 && score <= 100)).toBe(true);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      for (const clip of clips) {
        expect(clip).toMatchObject({
          projectId: project.id,
          sourceAssetId: asset.id,
          status: 'proposed',
          compositionId: null,
        });
        expect(clip.endSec - clip.startSec).toBeCloseTo(clip.durationSec, 6);
        expect(clip.durationSec).toBeGreaterThanOrEqual(SETTINGS.minDurationSec - 0.01);
        expect(clip.durationSec).toBeLessThanOrEqual(SETTINGS.maxDurationSec + 1);
        expect(clip.scoreBreakdown.map(({ factor }) => factor).sort()).toEqual([...FACTORS].sort());
        for (const { score, label, note } of clip.scoreBreakdown) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
          expect(label + note).toMatch(/\w/);
        }
        expect(clip.transcriptExcerpt).toContain('sentence');
      }
      const { transcript } = await caller().ok('get_transcript', { params: { assetId: asset.id } });
      expect(transcript).toMatchObject({ assetId: asset.id, language: 'en', origin: 'captions' });
      expect(transcript.words.map((word) => word.index)).toEqual(transcript.words.map((_, index) => index));
      const peaks = await caller().api.fetch(
        (await caller().ok('get_asset', { params: { assetId: asset.id } })).asset.links?.peaksUrl ?? '',
      );
      const { stepSec, peaks: values, silences } = peaksSchema.parse(await peaks.json());
      expect(stepSec * values.length).toBeCloseTo(asset.durationSec ?? 0, -1);
      // Extension `asset_silences`.
      if ((await caller().ok('get_me')).features?.includes('asset_silences'))
        expect(silences?.length).toBeGreaterThan(0);
    });
  });
}
