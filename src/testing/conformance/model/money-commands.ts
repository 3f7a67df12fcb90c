/** What is paid for by allowance, what changes the balance from outside, keys, replays and the clock. */
import { isDeepStrictEqual } from 'node:util';
import { SOLE_ACCOUNT } from '../../../service/domain/operator/account-setup.ts';
import { exportEnd, jobEnd } from '../journey.ts';
import { command, keyed, refused } from './command.ts';
import { learnCompositions } from './project-commands.ts';
import { ALLOWANCES, DAY_MS, HOUR_MS, MONTHLY_CREDITS } from './world.ts';

const GONE_COMPOSITION = 'cmp_00000000000000000000';

const makeExport = command('export', async (model, real, choose) => {
  const compositionId = choose.of(model.compositions.keys()) ?? GONE_COMPOSITION;
  const input = { params: { compositionId } };
  if (compositionId === GONE_COMPOSITION)
    return void (await refused(real, 'create_export', input, 'NOT_FOUND'));
  if (model.used.exports >= ALLOWANCES.exports)
    return void (await refused(real, 'create_export', input, 'DAILY_LIMIT_REACHED'));
  const { export: begun } = await keyed(model, real, 'create_export', input);
  model.exports.set(begun.id, compositionId);
  const { status } = await exportEnd(real.caller, begun.id);
  const isBroken = real.wasBroken();
  if (status !== (isBroken ? 'failed' : 'done'))
    throw new Error(`The export ended ${status} (broken: ${isBroken}).`);
  if (!isBroken) model.used.exports += 1;
});

const runTool = command('run a tool', async (model, real, choose) => {
  const body = choose.of([
    { id: 'create_voiceover', body: { script: 'Say this.', voice: 'en-grace', language: 'en' } },
    { id: 'brainstorm_ideas', body: { topic: 'tea', videoType: 'any', language: 'en' } },
  ] as const);
  if (body === undefined) return;
  if (model.used.toolRuns >= ALLOWANCES.toolRuns)
    return void (await refused(real, body.id, { body: body.body }, 'DAILY_LIMIT_REACHED'));
  const { toolRun } = await keyed(model, real, body.id, { body: body.body });
  const params = { toolRunId: toolRun.id };
  if (toolRun.jobId !== null) await jobEnd(real.caller, toolRun.jobId);
  const { toolRun: ended } = await real.caller.ok('get_tool_run', { params });
  const isBroken = real.wasBroken();
  if (ended.status !== (isBroken ? 'failed' : 'done')) throw new Error(`The tool run ended ${ended.status}.`);
  // Nothing is returned if a tool run fails (section 4, create_voiceover).
  model.used.toolRuns += 1;
});

const tellStory = command('write and speak a story', async (model, real, choose) => {
  const [projectId = ''] = choose.of([...model.projects].filter(([, { kind }]) => kind === 'faketext')) ?? [];
  if (projectId === '') return;
  const params = { projectId };
  const written = await keyed(model, real, 'generate_fake_text_story', { params });
  await jobEnd(real.caller, written.job.id);
  await learnCompositions(model, real, projectId);
  if (model.used.fakeTextScripts >= ALLOWANCES.fakeTextScripts)
    return void (await refused(real, 'create_fake_text_voices', { params }, 'DAILY_LIMIT_REACHED'));
  const spoken = await keyed(model, real, 'create_fake_text_voices', { params });
  const { status } = await jobEnd(real.caller, spoken.job.id);
  const isBroken = real.wasBroken();
  if (status !== (isBroken ? 'failed' : 'done'))
    throw new Error(`Speaking ended ${status} (broken: ${isBroken}).`);
  if (!isBroken) model.used.fakeTextScripts += 1;
  await learnCompositions(model, real, projectId);
});

const breakNext = command('break the next media work', async (_, real) => real.breakNext());

const topUp = command('top up', async (model, real, choose) => {
  const credits = 1 + choose.below(5);
  await real.studio.admin.addTopUp(SOLE_ACCOUNT, credits);
  model.credits.topUp += credits;
});

/** A new day gives allowances back, a new month the plan's credits; keys and open uploads have expired. */
const tomorrow = command('a day passes', async (model, real, choose) => {
  if (choose.below(3) !== 0) return;
  const month = () => new Date(real.studio.clock.nowMs()).toISOString().slice(0, 7);
  const before = month();
  real.studio.clock.advance(DAY_MS + HOUR_MS / 60);
  if (month() !== before) model.credits.plan = MONTHLY_CREDITS;
  model.used = { exports: 0, assistantTurns: 0, toolRuns: 0, fakeTextScripts: 0 };
  model.keyed = [];
  for (const uploadId of model.uploads.keys())
    await refused(real, 'get_upload', { params: { uploadId } }, 'NOT_FOUND');
  model.uploads.clear();
});

const replay = command('replay a keyed call', async (model, real, choose) => {
  const first = choose.of(model.keyed);
  if (first === undefined) return;
  const again = await real.caller.send(first.id, first.input);
  if (again.status !== first.status || !isDeepStrictEqual(again.body, first.body))
    throw new Error(`The replay of ${first.id} answered ${again.status} ${JSON.stringify(again.body)}.`);
  if (again.headers.get('idempotent-replayed') !== 'true') throw new Error('A replay is not marked as one.');
  const { idempotencyKey = null } = first.input;
  const body = { topic: `other ${model.next()}`, videoType: 'any', language: 'en' };
  await refused(real, 'brainstorm_ideas', { body, idempotencyKey }, 'IDEMPOTENCY_KEY_REUSED');
});

const makeKey = command('make a key', async (model, real, choose) => {
  const scopes = choose.below(2) === 0 ? ['clips:read'] : ['clips:read', 'clips:write'];
  const { status, body } = await real.caller.owner('create_key', {
    body: { name: `Key ${model.next()}`, scopes },
  });
  if (status !== 201) throw new Error(`create_key answered ${status}.`);
  model.keys.set(body.key.id, body.secret);
  const { body: me } = await real.caller.send<{ key: { scopes: string[] } }>('get_me', { key: body.secret });
  if (!isDeepStrictEqual(me.key.scopes, scopes)) throw new Error('A key has other scopes than it was given.');
  const write = { key: body.secret, body: { filename: 'a', sizeBytes: 1, contentType: 'b' } };
  if (scopes.length === 1) await refused(real, 'create_upload', write, 'SCOPE_MISSING');
  await refused(real, 'brainstorm_ideas', { key: body.secret }, 'SCOPE_MISSING');
});

const revokeKey = command('revoke a key', async (model, real, choose) => {
  const [keyId, secret] = choose.of(model.keys) ?? [];
  if (keyId === undefined || secret === undefined) return;
  await real.caller.owner('revoke_key', { params: { keyId } });
  model.keys.delete(keyId);
  await refused(real, 'get_me', { key: secret }, 'UNAUTHORIZED');
});

export const MONEY_COMMANDS = [
  makeExport,
  makeExport,
  runTool,
  tellStory,
  breakNext,
  breakNext,
  topUp,
  tomorrow,
  replay,
  replay,
  makeKey,
  revokeKey,
];
