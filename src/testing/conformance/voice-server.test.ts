/** A server that speaks with voices of its own, from this machine, and what is said when it does not work out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { CLIP_SAMPLE_RATE } from '../../media/sound/clip-sound.ts';
import {
  CHARACTER_SEC,
  type InsteadOfSpeech,
  type SpeechServer,
  startSpeechServer,
} from '../speech-server.ts';
import type { Caller } from './api-under-test.ts';
import { startBench } from './fault-bench.ts';
import { readStereoSound } from './ffmpeg-sound.ts';
import { jobEnd, uploadVideo } from './journey.ts';
import { silentVideo } from './made-video.ts';

const MODEL = 'small-voice';
const KEY = 'sk-of-a-test';
const HEART = { name: 'af_heart', language: 'en' } as const;
const SARA = { name: 'if_sara', language: 'it' } as const;
const TONES = { af_heart: 440, if_sara: 880 };
/** Two sentences of 16 characters. */
const SCRIPT = 'One, two, three. Four, five, six.';

const open: SpeechServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function serve(instead?: InsteadOfSpeech): Promise<SpeechServer> {
  const server = await startSpeechServer(TONES, instead);
  open.push(server);
  return server;
}

const choose = (caller: Caller, address: string, key: string | null = null) =>
  caller.owner('update_voice_server', { body: { address, model: MODEL, key, voices: [HEART, SARA] } });

async function speak(caller: Caller, voice: string, language = 'en') {
  const { toolRun } = await caller.ok('create_voiceover', { body: { script: SCRIPT, voice, language } });
  await jobEnd(caller, toolRun.jobId ?? '');
  return (await caller.ok('get_tool_run', { params: { toolRunId: toolRun.id } })).toolRun;
}

describe('a voice server', () => {
  it('is none until one is chosen; its key is never told and never written down', async () => {
    const { address } = await serve();
    const { caller, studio } = await startBench();
    const none = { voiceServer: { address: null, model: null, hasKey: false, voices: [] } };
    expect((await caller.owner('get_voice_server')).body).toEqual(none);
    const builtIn = (await caller.ok('list_voices')).voices;
    expect((await choose(caller, `${address}/`, KEY)).body).toEqual({
      voiceServer: { address, model: MODEL, hasKey: true, voices: [HEART, SARA] },
    });
    expect(readFileSync(join(studio.folder, 'studio.db')).includes(KEY)).toBe(false);
    const { voices } = await caller.ok('list_voices');
    expect(voices.slice(0, builtIn.length)).toEqual(builtIn);
    expect(voices.slice(builtIn.length)).toMatchObject([
      { id: 'own-en-af_heart', ...HEART, sampleUrl: null },
      { id: 'own-it-if_sara', ...SARA, sampleUrl: null },
    ]);
    const forgotten = { body: { address: null, model: null, voices: [] } };
    expect((await caller.owner('update_voice_server', forgotten)).body).toEqual(none);
    expect((await caller.ok('list_voices')).voices).toEqual(builtIn);
  });

  it('is refused with an address that is none, without a name, and without voices or with one twice', async () => {
    const { caller } = await startBench();
    const whole = { address: 'http://localhost:8880/v1', model: MODEL, voices: [HEART] };
    for (const [body, path] of [
      [{ ...whole, address: 'kokoro' }, '/address'],
      [{ ...whole, model: null }, '/model'],
      [{ ...whole, voices: [] }, '/voices'],
      [{ ...whole, voices: [HEART, SARA, HEART] }, '/voices'],
      [{ ...whole, voices: [{ ...HEART, name: ' ' }] }, '/voices/0/name'],
    ] as const)
      expect((await caller.owner('update_voice_server', { body })).body.error).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ path }] },
      });
  });

  it('can be tried: every voice says a word', async () => {
    const { address, asked } = await serve();
    const { caller } = await startBench();
    expect((await caller.owner('try_voice_server')).body.error.details).toMatchObject({
      reason: 'no_voice_server',
    });
    await choose(caller, address, KEY);
    expect((await caller.owner('try_voice_server')).body).toMatchObject({
      errorMessage: null,
      errorReason: null,
    });
    const authorization = `Bearer ${KEY}`;
    expect(asked).toEqual([
      { authorization, model: MODEL, voice: HEART.name, input: 'Hello.' },
      { authorization, model: MODEL, voice: SARA.name, input: 'Ciao.' },
    ]);
  });

  it.each<[string, InsteadOfSpeech, string]>([
    ['wants a key', (_, response) => Boolean(response.writeHead(401).end()), 'tts_refused'],
    ['has no such model', (_, response) => Boolean(response.writeHead(404).end('{}')), 'tts_missing'],
    ['has no such voice', (_, response) => Boolean(response.writeHead(400).end()), 'tts_answer'],
    ['answers with a page', (_, response) => Boolean(response.end('<html>')), 'tts_unclear'],
    ['answers with nothing', (_, response) => Boolean(response.end()), 'tts_unclear'],
    ['hangs up', (_, response) => Boolean(response.destroy()), 'tts_unreachable'],
  ])('that %s is told plainly, also by what it should have spoken', async (_, instead, code) => {
    const { address } = await serve(instead);
    const { caller, studio } = await startBench();
    await choose(caller, address);
    const { body } = await caller.owner('try_voice_server');
    expect(body.errorReason).toMatchObject({ code });
    expect(await speak(caller, 'own-en-af_heart')).toMatchObject({ status: 'failed', errorReason: { code } });
    expect(await studio.files.list('voices')).toEqual([]);
    expect(await studio.files.list('assets')).toEqual([]);
  });
});

describe('a text for a voice of the server', () => {
  it('is asked for sentence by sentence and becomes one sound, with nothing left behind', async () => {
    const { address, asked } = await serve();
    const { caller, studio } = await startBench();
    await choose(caller, address);
    const run = await speak(caller, 'own-en-af_heart');
    expect(run).toMatchObject({ status: 'done', errorMessage: null });
    expect(asked.map(({ voice, input }) => ({ voice, input }))).toEqual([
      { voice: HEART.name, input: 'One, two, three.' },
      { voice: HEART.name, input: 'Four, five, six.' },
    ]);
    const { data } = await caller.ok('list_assets');
    const spokenSec = SCRIPT.replace(' Four', 'Four').length * CHARACTER_SEC;
    // The silence around each sentence goes, a pause between them comes.
    expect(data[0]?.durationSec).toBeGreaterThan(spokenSec + 0.2);
    expect(data[0]?.durationSec).toBeLessThan(spokenSec + 0.6);
    expect(await studio.files.list('voices')).toEqual([]);
    const [{ name = '' } = {}] = await studio.files.list('assets');
    expect(await toneOf(join(studio.folder, name))).toBeCloseTo(TONES.af_heart, -1);
  });

  it('is refused in a language the voice is not listed for, and once the voice is gone', async () => {
    const { address } = await serve();
    const { caller } = await startBench();
    await choose(caller, address);
    const italian = { script: SCRIPT, voice: 'own-en-af_heart', language: 'it' };
    expect(await caller.fails('create_voiceover', { body: italian })).toMatchObject({
      details: { issues: [{ path: '/voice', code: 'voice_language' }] },
    });
    const body = { address, model: MODEL, voices: [SARA] };
    await caller.owner('update_voice_server', { body });
    expect(await caller.fails('create_voiceover', { body: { ...italian, language: 'en' } })).toMatchObject({
      details: { issues: [{ path: '/voice', code: 'unknown_voice' }] },
    });
  });

  it('is null in a forum story once it is gone; nothing is built or charged, and the rest can be changed', async () => {
    const { address } = await serve();
    const { caller } = await startBench();
    await choose(caller, address);
    const post = { postTitle: 'A title', postBody: 'A body.', voice: 'own-en-af_heart', language: 'en' };
    const backgroundAssetId = (await uploadVideo(caller, await silentVideo())).id;
    const body = { ...post, backgroundAssetId, captionStyle: 'boxed' };
    const { project } = await caller.ok('create_forum_story_project', { body });
    const params = { projectId: project.id };
    expect(project.forumStory?.voice).toBe('own-en-af_heart');
    await caller.owner('update_voice_server', { body: { address, model: MODEL, voices: [SARA] } });
    const read = (await caller.ok('get_project', { params })).project;
    expect(read.forumStory).toMatchObject({ voice: null, postTitle: 'A title' });
    expect((await caller.ok('list_projects')).data[0]?.forumStory?.voice).toBeNull();
    expect(await caller.fails('build_forum_story_video', { params })).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'voice_gone' },
    });
    expect((await caller.ok('list_ledger_entries')).data.filter(({ type }) => type === 'charge')).toEqual([]);
    const change = { params, body: { postTitle: 'Another title' } };
    expect((await caller.ok('update_forum_story_project', change)).project.forumStory).toMatchObject({
      voice: null,
      postTitle: 'Another title',
    });
    await choose(caller, address);
    expect((await caller.ok('get_project', { params })).project.forumStory?.voice).toBe('own-en-af_heart');
  });

  it('that is gone keeps the messages of a chat from being spoken', async () => {
    const { address } = await serve();
    const { caller } = await startBench();
    await choose(caller, address);
    const { project } = await caller.ok('create_fake_text_project', {
      body: { theme: 'bubbles', language: 'en', voiceover: true },
    });
    const params = { projectId: project.id };
    const side = (name: string) => ({ name, voice: 'own-en-af_heart' });
    const lines = [{ side: 'me', text: 'Hello?' }];
    const story = { expectedRevision: 0, sides: { me: side('Me'), them: side('Them') }, lines };
    await caller.ok('update_fake_text_story', { params, body: story });
    await caller.owner('update_voice_server', { body: { address, model: MODEL, voices: [SARA] } });
    expect(await caller.fails('create_fake_text_voices', { params })).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'voice_gone', side: 'me' },
    });
  });
});

/** Hertz, from the median time between two rises through zero. */
async function toneOf(path: string): Promise<number> {
  const periods: number[] = [];
  for await (const { left } of readStereoSound(path, new AbortController().signal)) {
    let last = 0;
    for (let at = 1; at < left.length; at += 1) {
      if ((left[at - 1] ?? 0) >= 0 || (left[at] ?? 0) < 0) continue;
      periods.push(at - last);
      last = at;
    }
  }
  const sorted = periods.toSorted((a, b) => a - b);
  return CLIP_SAMPLE_RATE / (sorted[Math.floor(sorted.length / 2)] ?? 1);
}
