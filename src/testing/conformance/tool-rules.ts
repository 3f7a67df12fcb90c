/** Voices, voiceovers, audio separation and ideas. Specification, section 4 create_voiceover and separate_audio. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asset } from '../../contract/schemas/asset.ts';
import type { ToolRun } from '../../contract/schemas/job.ts';
import type { Caller } from './api-under-test.ts';
import { uploadVideo } from './journey.ts';
import { longVideo, SOUND_SEC, silentVideo, soundIn, tonesVideo } from './made-video.ts';

const SCRIPT = 'A pause is not an empty place. It is where the listener catches up.';
const VOICEOVER = { script: SCRIPT, voice: 'en-grace', language: 'en' };
const BRAINSTORM = { topic: 'growing tomatoes on a balcony', videoType: 'any', language: 'en' };

interface Started {
  readonly toolRun: ToolRun;
  readonly paidWith: string | null;
}

export function toolRules(caller: () => Caller): void {
  const used = async (): Promise<number> => (await caller().ok('get_credits')).dailyLimits.toolRuns.used;

  describe('the voices', () => {
    it('are eight, four a language, each with an id that begins with its language', async () => {
      const { voices } = await caller().ok('list_voices');
      for (const language of ['en', 'it']) {
        const own = voices.filter((voice) => voice.language === language);
        expect(own).toHaveLength(4);
        for (const { id } of own) expect(id).toMatch(new RegExp(`^${language}-[a-z]+$`));
      }
      expect(new Set(voices.map((voice) => voice.id)).size).toBe(8);
      expect(new Set(voices.map((voice) => voice.name)).size).toBe(8);
    });
  });

  describe('a voiceover', () => {
    let done: ToolRun;

    it('answers 202 with Location and a queued run with a job, and uses one tool run of the day', async () => {
      const before = await used();
      const { status, headers, body } = await caller().send<Started>('create_voiceover', { body: VOICEOVER });
      expect(status).toBe(202);
      expect(headers.get('Location')).toBe(`/v1/tool-runs/${body.toolRun.id}`);
      expect(body).toMatchObject({
        ...{ creditsCharged: 0, reused: false, paidWith: 'plan' },
        toolRun: {
          tool: 'voiceover',
          status: 'queued',
          file: null,
          ideas: null,
          errorMessage: null,
          finishedAt: null,
          voiceover: { ...VOICEOVER, title: expect.stringMatching(/^A pause is not an empty place/) },
          separation: null,
          brainstorm: null,
        },
      });
      expect(await used()).toBe(before + 1);
      done = await runEnd(caller(), body.toolRun.id);
      expect(done).toMatchObject({ status: 'done', progress: 1, errorMessage: null });
      expect((await caller().ok('get_job', { params: { jobId: done.jobId } })).job).toMatchObject({
        kind: 'tool',
        status: 'done',
        toolRunId: done.id,
      });
    });

    it('leaves an MP3 of the length of its script, downloaded without a key by a new link each read', async () => {
      expect(done.file).toMatchObject({ mimeType: 'audio/mpeg', width: null, height: null });
      expect(done.file?.durationSec).toBeGreaterThan(2);
      expect(done.file?.durationSec).toBeLessThan(15);
      const response = await caller().api.fetch(done.file?.downloadUrl ?? '');
      expect(response.headers.get('Content-Type')).toBe('audio/mpeg');
      expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename=/);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.byteLength).toBe(done.file?.sizeBytes);
      expect(beginsLikeMp3(bytes)).toBe(true);
      expect(Date.parse(done.file?.downloadUrlExpiresAt ?? '')).toBeGreaterThan(Date.parse(done.createdAt));
    });

    it('is an audio asset of the account, with origin voice', async () => {
      const { data } = await caller().ok('list_assets', { query: { origin: 'voice' } });
      expect(data).toHaveLength(1);
      expect(data[0]).toMatchObject({
        kind: 'audio',
        mimeType: 'audio/mpeg',
        hasAudio: true,
        sizeBytes: done.file?.sizeBytes,
        filename: done.file?.filename,
      });
    });

    it('asked for twice with one key is one run, paid once', async () => {
      const before = await used();
      const input = { body: { ...VOICEOVER, script: 'Once.', title: 'Once' }, idempotencyKey: 'voice-once' };
      const first = await caller().ok('create_voiceover', input);
      const again = await caller().ok('create_voiceover', input);
      expect(again.toolRun.id).toBe(first.toolRun.id);
      expect(again.paidWith).toBe('plan');
      expect(first.toolRun.voiceover?.title).toBe('Once');
      expect(await used()).toBe(before + 1);
      expect((await runEnd(caller(), first.toolRun.id)).status).toBe('done');
    });

    it.each([
      ['a voice that does not speak the language', { ...VOICEOVER, voice: 'it-marco' }, '/voice'],
      ['a voice that does not exist', { ...VOICEOVER, voice: 'en-nobody' }, '/voice'],
      ['a language without voices', { ...VOICEOVER, language: 'auto' }, '/language'],
      ['an empty script', { ...VOICEOVER, script: '' }, '/script'],
      ['a script with nothing to say', { ...VOICEOVER, script: '… — …' }, '/script'],
      ['a script over 5,000 characters', { ...VOICEOVER, script: 'a'.repeat(5001) }, '/script'],
      ['a title over 120 characters', { ...VOICEOVER, title: 'a'.repeat(121) }, '/title'],
    ])('with %s is refused and uses nothing', async (_, body, path) => {
      const before = await used();
      const error = await caller().fails('create_voiceover', { body });
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
      expect(error.details?.issues?.[0]?.path).toBe(path);
      expect(await used()).toBe(before);
    });
  });

  describe('an audio separation', () => {
    let tones: Asset;
    beforeAll(async () => {
      tones = await uploadVideo(caller(), await tonesVideo(), 'tones.mp4');
    });

    it.each(['vocals', 'instrumental'])(
      'keeps the %s as an MP3 and an asset with origin separated',
      async (keep) => {
        const before = await used();
        const body = { sourceAssetId: tones.id, keep };
        const started = await caller().send<Started>('separate_audio', { body });
        expect(started.status).toBe(202);
        expect(started.headers.get('Location')).toBe(`/v1/tool-runs/${started.body.toolRun.id}`);
        expect(started.body).toMatchObject({
          paidWith: 'plan',
          toolRun: { tool: 'audio_separation', status: 'queued', separation: body, voiceover: null },
        });
        expect(await used()).toBe(before + 1);
        const run = await runEnd(caller(), started.body.toolRun.id);
        expect(run).toMatchObject({ status: 'done', file: { mimeType: 'audio/mpeg' } });
        expect(run.file?.durationSec).toBeCloseTo(tones.durationSec ?? 0, 0);
        const { data } = await caller().ok('list_assets', { query: { origin: 'separated', limit: 1 } });
        expect(data[0]).toMatchObject({ kind: 'audio', filename: run.file?.filename });
      },
    );

    it('of a video without sound is refused and uses nothing', async () => {
      const silent = await uploadVideo(caller(), await silentVideo(), 'silent.mp4');
      await refused(silent.id, 'no_sound');
    });

    it('of a video over 60 minutes is refused and uses nothing', async () => {
      const long = await uploadVideo(caller(), await longVideo(), 'long.mp4');
      await refused(long.id, 'too_long');
    });

    it('of a sound without a picture works as that of a video (extension `audio_assets`)', async () => {
      const song = await uploadVideo(caller(), await soundIn('flac'), 'song.flac');
      const body = { sourceAssetId: song.id, keep: 'instrumental' };
      const { toolRun } = await caller().ok('separate_audio', { body });
      const run = await runEnd(caller(), toolRun.id);
      expect(run).toMatchObject({ status: 'done', file: { mimeType: 'audio/mpeg' } });
      expect(run.file?.durationSec).toBeCloseTo(SOUND_SEC, 0);
    });

    it('of a video that was deleted answers NOT_FOUND', async () => {
      const gone = await uploadVideo(caller(), await silentVideo(), 'gone.mp4');
      await caller().owner('delete_asset', { params: { assetId: gone.id } });
      const body = { sourceAssetId: gone.id, keep: 'vocals' };
      expect(await caller().fails('separate_audio', { body })).toMatchObject({ code: 'NOT_FOUND' });
    });

    async function refused(sourceAssetId: string, reason: string): Promise<void> {
      const before = await used();
      const error = await caller().fails('separate_audio', { body: { sourceAssetId, keep: 'vocals' } });
      expect(error).toMatchObject({ code: 'CONFLICT', status: 409, details: { reason } });
      expect(await used()).toBe(before);
    }
  });

  describe('a brainstorm', () => {
    it('gives as many ideas as asked for, each with title, hook, steps and hashtags, and no file', async () => {
      const started = await caller().ok('brainstorm_ideas', { body: { ...BRAINSTORM, count: 7 } });
      expect(started.toolRun).toMatchObject({ tool: 'brainstorm', status: 'queued', ideas: null });
      const run = await runEnd(caller(), started.toolRun.id);
      expect(run).toMatchObject({ status: 'done', file: null, brainstorm: { ...BRAINSTORM, count: 7 } });
      expect(run.ideas).toHaveLength(7);
      for (const idea of run.ideas ?? []) {
        expect(['story', 'fake_text', 'split_screen']).toContain(idea.videoType);
        expect(idea.title + idea.hook).toMatch(/\w/);
        expect(idea.outline.length).toBeGreaterThanOrEqual(3);
        expect(idea.outline.length).toBeLessThanOrEqual(6);
        expect(idea.hashtags).toContain('#tomatoes');
      }
    });

    it('asked again for the same topic gives other ideas', async () => {
      const titles: string[] = [];
      for (let count = 0; count < 2; count += 1) {
        const { toolRun } = await caller().ok('brainstorm_ideas', { body: BRAINSTORM });
        const { ideas } = await runEnd(caller(), toolRun.id);
        titles.push((ideas ?? []).map((idea) => idea.title).join('\n'));
      }
      expect(titles[0]).not.toBe(titles[1]);
    });

    it.each(['story', 'fake_text', 'split_screen'])(
      'for %s gives only ideas of that kind',
      async (videoType) => {
        const body = { ...BRAINSTORM, videoType, language: 'it', topic: 'il lavoro da remoto', count: 20 };
        const { toolRun } = await caller().ok('brainstorm_ideas', { body });
        const { ideas } = await runEnd(caller(), toolRun.id);
        expect(ideas).toHaveLength(20);
        expect(new Set((ideas ?? []).map((idea) => idea.videoType))).toEqual(new Set([videoType]));
        expect(new Set((ideas ?? []).map((idea) => idea.title)).size).toBe(20);
      },
    );
  });

  describe('the list of tool runs', () => {
    it('is newest first, page by page, and can be narrowed to one tool', async () => {
      const { data: all } = await caller().ok('list_tool_runs', { query: { limit: 100 } });
      expect(new Set(all.map((run) => run.tool)).size).toBe(3);
      const times = all.map((run) => run.createdAt);
      expect([...times].sort().reverse()).toEqual(times);
      const first = await caller().ok('list_tool_runs', { query: { limit: 2, tool: 'brainstorm' } });
      expect(first.hasMore).toBe(true);
      const next = await caller().ok('list_tool_runs', {
        query: { limit: 2, tool: 'brainstorm', cursor: first.nextCursor },
      });
      const ids = all.filter((run) => run.tool === 'brainstorm').map((run) => run.id);
      expect([...first.data, ...next.data].map((run) => run.id)).toEqual(ids.slice(0, 4));
    });

    it('gives finished files a link', async () => {
      const { data } = await caller().ok('list_tool_runs', { query: { tool: 'voiceover', limit: 1 } });
      const response = await caller().api.fetch(data[0]?.file?.downloadUrl ?? '');
      expect(response.status).toBe(200);
      await response.body?.cancel();
    });
  });
}

async function runEnd(caller: Caller, toolRunId: string): Promise<ToolRun> {
  for (;;) {
    const { toolRun } = await caller.ok('get_tool_run', { params: { toolRunId }, query: { wait: 25 } });
    if (toolRun.status === 'done' || toolRun.status === 'failed') return toolRun;
  }
}

/** An ID3 tag, or the eleven set bits every frame begins with. */
function beginsLikeMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  return (first === 0xff && (second & 0xe0) === 0xe0) || String.fromCharCode(first, second, third) === 'ID3';
}
