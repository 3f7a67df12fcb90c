/** Who speaks when, told on the device: through analyses and words made again, by made voices in real sound. */
import { mkdtempSync, openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { problem } from '../../contract/problems/problem.ts';
import { MediaCrashError } from '../../media/engine/media-crash-error.ts';
import { POWERSET_CLASSES } from '../../media/listen/speakers/powerset.ts';
import { SPEAKER_MODELS } from '../../media/listen/speakers/speaker-models.ts';
import { tellSpeakers } from '../../media/listen/speakers/tell-speakers.ts';
import type { VoiceListener } from '../../media/listen/speakers/voice-listener.ts';
import { transcribeSpeech } from '../../media/listen/speech/transcribe-speech.ts';
import { readSubtitles } from '../../media/subtitles/read-subtitles.ts';
import { startLocalServer } from '../local-server.ts';
import { ToneRecogniser, toneVideo } from '../speech/tone-speech.ts';
import type { Caller } from './api-under-test.ts';
import { engineWith, startBench } from './fault-bench.ts';
import { acceptedClip, analyze, createProject, jobEnd, SETTINGS, uploadVideo } from './journey.ts';

/** Half of it is said in low tones, the other half in high ones. */
const TALK_SEC = 40;
const RATE = 16_000;
const FRAME = RATE / 50;
/** Between the voices of `tone-speech.ts`. */
const HIGH_HZ = 1200;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Crossings of zero a second, halved. */
const pitchOf = (samples: Float32Array): number => {
  let crossings = 0;
  for (let at = 1; at < samples.length; at += 1)
    if ((samples[at - 1] ?? 0) < 0 !== (samples[at] ?? 0) < 0) crossings += 1;
  return ((crossings / 2) * RATE) / samples.length;
};

/** Low voices and high ones; the models' numbers of speakers say nothing over windows. */
const VOICES: VoiceListener = {
  sampleRate: RATE,
  segment: async (samples) => {
    const scores = new Float32Array((samples.length / FRAME) * POWERSET_CLASSES);
    for (let frame = 0; frame * FRAME < samples.length; frame += 1) {
      const part = samples.subarray(frame * FRAME, (frame + 1) * FRAME);
      const sounds = part.some((value) => Math.abs(value) > 0.1);
      scores[frame * POWERSET_CLASSES + (sounds ? (pitchOf(part) < HIGH_HZ ? 3 : 1) : 0)] = 1;
    }
    return scores;
  },
  embed: async (samples) => (pitchOf(samples) < HIGH_HZ ? Float32Array.of(2, 0.1) : Float32Array.of(0.1, 1)),
};

interface Told {
  /** Where the models come from; none are fetched where it gives nothing. */
  readonly gives?: boolean;
  readonly before?: () => void;
}

async function listening({ gives = true, before = () => undefined }: Told = {}) {
  const asked: string[] = [];
  const { origin, close } = await startLocalServer((request, response) => {
    const path = request.url ?? '';
    if (!path.startsWith('/api/')) asked.push(path);
    const isSpeaker = SPEAKER_MODELS.some(({ repository }) => path.includes(repository));
    response.writeHead(isSpeaker && !gives ? 404 : 200).end('made weights');
  });
  closing.push(close);
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-studio-'));
  const blobOf = (file: string) => openAsBlob(join(folder, file));
  const bench = await startBench({
    folder,
    media: engineWith(() => ({
      usesSpeechModels: true,
      readSubtitles: async ({ file, language }, call) => readSubtitles(await blobOf(file), language, call),
      transcribe: async ({ file, ...wish }, call) =>
        transcribeSpeech(await blobOf(file), wish, async () => new ToneRecogniser(), call),
      tellSpeakers: async ({ file }, call) => {
        before();
        return tellSpeakers(await blobOf(file), async () => VOICES, call);
      },
    })),
  });
  await bench.caller.owner('update_speech', { body: { address: origin } });
  return { ...bench, asked };
}

const turnOn = (caller: Caller) => caller.owner('update_speech', { body: { tellSpeakers: true } });

const talk = (caller: Caller) =>
  toneVideo(['en', 'it'], TALK_SEC).then((film) => uploadVideo(caller, film, 'talk.mov'));

const transcriptOf = async (caller: Caller, assetId: string) =>
  (await caller.ok('get_transcript', { params: { assetId } })).transcript;

/** Who says each word; the words of the halves are known by their time. */
async function speakersIn(caller: Caller, assetId: string) {
  const { words } = await transcriptOf(caller, assetId);
  const of = (isFirst: boolean) =>
    new Set(words.filter(({ endSec }) => endSec < TALK_SEC / 2 === isFirst).map(({ speaker }) => speaker));
  return { first: [...of(true)], second: [...of(false)] };
}

async function again(caller: Caller, assetId: string, body: object = {}) {
  const answer = await caller.owner('retranscribe_asset', {
    params: { assetId },
    body: { from: 'speech', language: 'en', ...body },
  });
  return jobEnd(caller, answer.body.job.id);
}

const APART = { first: ['speaker_1'], second: ['speaker_2'] };

describe('speakers', () => {
  it('are told apart only when somebody wants it', async () => {
    const { caller, asked } = await listening();
    const { id } = await talk(caller);
    await analyze(caller, (await createProject(caller, id, SETTINGS)).id);
    expect(await speakersIn(caller, id)).toEqual({ first: [null], second: [null] });
    expect(
      asked.filter((path) => SPEAKER_MODELS.some(({ repository }) => path.includes(repository))),
    ).toEqual([]);
    expect((await again(caller, id, { tellSpeakers: true })).status).toBe('done');
    expect(await speakersIn(caller, id)).toEqual(APART);
  });

  it('are told apart in an analysis where that is chosen, and can be named', async () => {
    const { caller } = await listening();
    const { body } = await turnOn(caller);
    expect(body.speech.speakers).toMatchObject({ isOn: true, state: 'absent', receivedBytes: 0 });
    const { id } = await talk(caller);
    const project = await createProject(caller, id, SETTINGS);
    await analyze(caller, project.id);
    expect(await speakersIn(caller, id)).toEqual(APART);
    expect(await transcriptOf(caller, id)).toMatchObject({ speakersMessage: null, speakersReason: null });
    const shown = (await caller.owner('get_speech', {})).body.speech.speakers;
    expect(shown).toMatchObject({ state: 'ready', receivedBytes: 2 * 'made weights'.length });

    const speakers = { speaker_1: 'Anna', speaker_2: 'Bruno' };
    await caller.owner('update_transcript', { params: { assetId: id }, body: { speakers } });
    expect(await speakersIn(caller, id)).toEqual({ first: ['Anna'], second: ['Bruno'] });
    // Words that are made again say nothing of names.
    await again(caller, id, { tellSpeakers: false });
    expect(await speakersIn(caller, id)).toEqual({ first: [null], second: [null] });
  });

  it('are told apart in subtitles that do not say it, and left alone in those that do', async () => {
    const { caller } = await listening();
    await turnOn(caller);
    const { id } = await talk(caller);
    const attach = (text: string) =>
      caller.owner('attach_captions', {
        params: { assetId: id },
        body: { format: 'vtt', text: `WEBVTT\n\n${text}`, language: 'en' },
      });
    const said = (voice: string, at: string) => `00:${at}.000 --> 00:${at}.900\n${voice}Hello.\n\n`;
    await attach(said('', '05') + said('', '30'));
    await again(caller, id);
    expect((await again(caller, id, { from: 'former_captions' })).status).toBe('done');
    expect(await speakersIn(caller, id)).toEqual({ first: [null], second: [null] });
    await again(caller, id);
    await again(caller, id, { from: 'former_captions', tellSpeakers: true });
    expect((await transcriptOf(caller, id)).origin).toBe('captions');
    expect(await speakersIn(caller, id)).toEqual(APART);

    await attach(said('<v Ada>', '05') + said('<v Ada>', '30'));
    await again(caller, id);
    await again(caller, id, { from: 'former_captions', tellSpeakers: true });
    expect(await speakersIn(caller, id)).toEqual({ first: ['Ada'], second: ['Ada'] });
  });

  it('that cannot be told apart cost no words, and it is said why', async () => {
    const { caller } = await listening({ gives: false });
    await turnOn(caller);
    const { id } = await talk(caller);
    const project = await createProject(caller, id, SETTINGS);
    expect((await analyze(caller, project.id)).length).toBeGreaterThan(0);
    const transcript = await transcriptOf(caller, id);
    expect(transcript.words.length).toBeGreaterThan(20);
    expect(transcript.speakersReason).toMatchObject({
      code: 'speakers_not_told',
      values: { why: { code: 'model_file_missing' } },
    });
    expect(transcript.speakersMessage).toMatch(/^Speakers were not told apart\. .* has no file/);
    const { wordsState } = (await caller.ok('get_project', { params: { projectId: project.id } })).project;
    expect(wordsState).toMatchObject({ status: 'speech', message: transcript.speakersMessage });
    const { speech } = (await caller.owner('get_speech', {})).body;
    expect(speech.speakers).toMatchObject({ state: 'failed', errorReason: { code: 'model_file_missing' } });
  });

  it('are given up where the models end their process every time', async () => {
    let tries = 0;
    const { caller } = await listening({
      before: () => {
        tries += 1;
        throw new MediaCrashError(problem('media_process_ended', { why: 'code 255' }));
      },
    });
    const { id } = await talk(caller);
    expect((await again(caller, id, { tellSpeakers: true })).status).toBe('done');
    expect(tries).toBe(2);
    expect((await transcriptOf(caller, id)).speakersReason).toMatchObject({
      values: { why: { code: 'speakers_failed' } },
    });
  });
});

describe('captions of a talk in which more than one speaks', () => {
  it('know who says each word, and show it in colours where that is wanted', async () => {
    const { caller } = await listening();
    await turnOn(caller);
    const { id } = await talk(caller);
    const clips = await analyze(caller, (await createProject(caller, id, SETTINGS)).id);
    const { composition } = await acceptedClip(caller, clips[0]);
    const span = { startSec: 0, endSec: TALK_SEC };
    const edit = async (body: object) => {
      const { revision } = await now();
      await caller.ok('edit_composition', { params, body: { expectedRevision: revision, ...body } });
      return now();
    };
    const params = { compositionId: composition.id };
    const now = async () => (await caller.ok('get_composition', { params })).composition;
    const whole = await edit(span);
    expect(whole.captions.speakerColors).toBe(false);
    const of = (isFirst: boolean) =>
      new Set(
        whole.words?.filter(({ endSec }) => endSec < TALK_SEC / 2 === isFirst).map(({ speaker }) => speaker),
      );
    expect([of(true), of(false)]).toEqual([new Set([0]), new Set([1])]);

    const colored = await edit({ speakerColors: true });
    expect(colored.captions).toEqual({ ...whole.captions, speakerColors: true });
    expect(colored.revision).toBe(whole.revision + 1);
    expect(colored.revisions?.[0]?.changes).toEqual(['captionStyle']);
    // What changes nothing is no revision.
    expect((await edit({ speakerColors: true })).revision).toBe(colored.revision);
    expect((await edit({ title: 'Two of us' })).captions.speakerColors).toBe(true);
    expect((await edit({ speakerColors: false })).captions).toEqual(whole.captions);
  });

  it('have them in an edit that begins as the clip, too, until they are taken away', async () => {
    const { caller } = await listening();
    await turnOn(caller);
    const { id: sourceAssetId } = await talk(caller);
    const clips = await analyze(caller, (await createProject(caller, sourceAssetId, SETTINGS)).id);
    const { composition: clip } = await acceptedClip(caller, clips[0]);
    await caller.ok('edit_composition', {
      params: { compositionId: clip.id },
      body: { expectedRevision: clip.revision, startSec: 0, endSec: TALK_SEC, speakerColors: true },
    });
    const body = { language: 'en', captionStyle: 'boxed', aspect: '9:16', sourceAssetId } as const;
    const { project } = await caller.ok('create_vibe_edit_project', {
      body: { ...body, compositionId: clip.id },
    });
    const params = { projectId: project.id };
    const { timeline } = await caller.ok('get_timeline', { params });
    expect(timeline.captions.speakerColors).toBe(true);
    const shown = async () =>
      (await caller.ok('get_composition', { params: { compositionId: timeline.compositionId } })).composition;
    const edit = await shown();
    expect(edit.captions.speakerColors).toBe(true);
    expect(new Set(edit.words?.map(({ speaker }) => speaker))).toEqual(new Set([0, 1]));
    await caller.ok('apply_timeline_operations', {
      params,
      body: {
        expectedRevision: timeline.revision,
        operations: [{ type: 'set_captions', speakerColors: false }],
      },
    });
    expect((await shown()).captions.speakerColors).toBe(false);
  });
});

describe('the models that tell speakers apart', () => {
  it('are fetched, brought and deleted as one', async () => {
    const { caller, asked } = await listening();
    const shown = async () => (await caller.owner('get_speech', {})).body.speech.speakers;
    const params = { modelId: 'speakers' };
    await caller.owner('download_speech_model', { params });
    await expect.poll(async () => (await shown())?.state).toBe('ready');
    expect(asked.toSorted()).toEqual(
      SPEAKER_MODELS.map(({ repository, files }) => `/${repository}/resolve/main/${files[0]}`).toSorted(),
    );
    await caller.owner('delete_speech_model', { params });
    expect(await shown()).toMatchObject({ state: 'absent', receivedBytes: 0 });
  });
});
