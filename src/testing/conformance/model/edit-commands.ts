/** Clips along their states, compositions and timelines along their revisions. Specification, section 3. */
import { jobEnd } from '../journey.ts';
import { command, keyed, refused } from './command.ts';
import { forgetComposition, learnCompositions } from './project-commands.ts';
import { ALLOWANCES, type Model, type ModelProject } from './world.ts';

const GONE_CLIP = 'cnd_00000000000000000000';
const GONE_COMPOSITION = 'cmp_00000000000000000000';

const accept = command('accept clip', async (model, real, choose) => {
  const [clipId, clip] = choose.of(model.clips) ?? [GONE_CLIP, null];
  const input = { params: { clipId } };
  if (clip === null) return void (await refused(real, 'accept_clip', input, 'NOT_FOUND'));
  if (clip.status === 'rejected') return void (await refused(real, 'accept_clip', input, 'CONFLICT'));
  const { composition } = await keyed(model, real, 'accept_clip', input);
  if (clip.compositionId !== null && composition.id !== clip.compositionId)
    throw new Error('Accepting again made another composition.');
  if (clip.compositionId === null)
    model.compositions.set(composition.id, {
      projectId: clip.projectId,
      clipId,
      revision: composition.revision,
    });
  clip.status = 'accepted';
  clip.compositionId = composition.id;
});

const setAside = (id: 'reject_clip' | 'restore_clip', next: 'rejected' | 'proposed') =>
  command(id, async (model, real, choose) => {
    const [clipId, clip] = choose.of(model.clips) ?? [GONE_CLIP, null];
    const input = { params: { clipId } };
    if (clip === null) return void (await refused(real, id, input, 'NOT_FOUND'));
    if (clip.status === 'accepted') return void (await refused(real, id, input, 'CONFLICT'));
    const before = await real.caller.ok('get_clip', input);
    const after = await keyed(model, real, id, input);
    clip.status = next;
    const same = { ...after.clip, status: before.clip.status };
    if (JSON.stringify(same) !== JSON.stringify(before.clip))
      throw new Error(`${id} changed more than the state.`);
  });

const edit = command('edit composition', async (model, real, choose) => {
  const [compositionId, composition] = choose.of(model.compositions) ?? [GONE_COMPOSITION, null];
  const isStale = choose.below(4) === 0;
  const expectedRevision = (composition?.revision ?? 1) + (isStale ? 1 : 0);
  const input = { params: { compositionId }, body: { expectedRevision, title: `Title ${model.next()}` } };
  if (composition === null) return void (await refused(real, 'edit_composition', input, 'NOT_FOUND'));
  if (isStale) return void (await refused(real, 'edit_composition', input, 'CONFLICT'));
  const answer = await keyed(model, real, 'edit_composition', input);
  composition.revision += 1;
  if (answer.composition.revision !== composition.revision) throw new Error('An edit is one revision.');
});

const replaceWords = command('replace words', async (model, real, choose) => {
  const [compositionId, composition] = choose.of(model.compositions) ?? [GONE_COMPOSITION, null];
  if (composition === null) return;
  const find = choose.of(['word1', 'word2', 'new', 'home']) ?? '';
  const body = { expectedRevision: composition.revision, find, replaceWith: `new${model.next()}` };
  const answer = await keyed(model, real, 'replace_caption_words', { params: { compositionId }, body });
  if (answer.replaced > 0) composition.revision += 1;
  if (answer.composition.revision !== composition.revision)
    throw new Error('Replacing is one revision, or none.');
});

const removeComposition = command('delete composition', async (model, real, choose) => {
  const [compositionId, composition] = choose.of(model.compositions) ?? [GONE_COMPOSITION, null];
  const input = { params: { compositionId } };
  if (composition === null) return void (await refused(real, 'delete_composition', input, 'NOT_FOUND'));
  const clip = model.clips.get(composition.clipId ?? '');
  if (clip === undefined) return void (await refused(real, 'delete_composition', input, 'CONFLICT'));
  const gone = [...model.exports].filter(([, of]) => of === compositionId).map(([exportId]) => exportId);
  await real.caller.ok('delete_composition', input);
  clip.status = 'proposed';
  clip.compositionId = null;
  forgetComposition(model, compositionId);
  for (const exportId of gone) await refused(real, 'get_export', { params: { exportId } }, 'NOT_FOUND');
});

function prepared(model: Model): (readonly [string, ModelProject, number])[] {
  return [...model.projects].flatMap(([id, project]) =>
    project.timelineRevision === null ? [] : [[id, project, project.timelineRevision] as const],
  );
}

const applyOperation = command('apply timeline operation', async (model, real, choose) => {
  const [projectId, project, revision] = choose.of(prepared(model)) ?? [];
  if (project === undefined || revision === undefined) return;
  const isStale = choose.below(4) === 0;
  const text = `Text ${model.next()}`;
  const operations = [{ type: 'add_text', text, preset: 'label', outputStartSec: 1, durationSec: 1 }];
  const input = {
    params: { projectId },
    body: { expectedRevision: revision + (isStale ? 1 : 0), operations },
  };
  if (isStale) return void (await refused(real, 'apply_timeline_operations', input, 'CONFLICT'));
  const { timeline } = await keyed(model, real, 'apply_timeline_operations', input);
  if (timeline.revision !== revision + 1) throw new Error('A batch is one revision.');
  project.timelineRevision = timeline.revision;
  await learnCompositions(model, real, projectId ?? '');
});

const restore = command('restore timeline', async (model, real, choose) => {
  const [projectId, project, revision] = choose.of(prepared(model)) ?? [];
  if (project === undefined || revision === undefined) return;
  const wanted = 1 + choose.below(revision + 1);
  const input = { params: { projectId }, body: { revision: wanted, expectedRevision: revision } };
  if (wanted > revision) return void (await refused(real, 'restore_timeline', input, 'NOT_FOUND'));
  const { timeline } = await keyed(model, real, 'restore_timeline', input);
  if (timeline.revision !== revision + 1) throw new Error('Going back is one revision.');
  project.timelineRevision = timeline.revision;
  await learnCompositions(model, real, projectId ?? '');
});

const turn = command('ask the assistant', async (model, real, choose) => {
  const [projectId = '', project, revision] = choose.of(prepared(model)) ?? [];
  if (project === undefined || revision === undefined) return;
  const message = choose.of(['captions off', 'captions on', 'square format', 'sing me a song']) ?? '';
  const input = { params: { projectId }, body: { message } };
  if (model.used.assistantTurns >= ALLOWANCES.assistantTurns)
    return void (await refused(real, 'create_assistant_turn', input, 'DAILY_LIMIT_REACHED'));
  const { turn: asked, job } = await keyed(model, real, 'create_assistant_turn', input);
  model.used.assistantTurns += 1;
  const { status } = await jobEnd(real.caller, job.id);
  if (status !== 'done') throw new Error(`The turn ended ${status}.`);
  const { turn: done } = await real.caller.ok('get_assistant_turn', { params: { turnId: asked.id } });
  const { timeline } = await real.caller.ok('get_timeline', { params: { projectId } });
  if (timeline.revision !== revision + done.actions.length)
    throw new Error('Each action of a turn is one revision.');
  project.timelineRevision = timeline.revision;
  for (const { id } of done.actions) model.turns.push({ turnId: done.id, projectId, actionId: id });
  await learnCompositions(model, real, projectId);
});

const undo = command('undo an action', async (model, real, choose) => {
  const action = choose.of(model.turns);
  const project = model.projects.get(action?.projectId ?? '');
  if (action === undefined || project === undefined || project.timelineRevision === null) return;
  const { turnId, actionId, projectId } = action;
  const { status } = await real.caller.send('undo_assistant_action', { params: { turnId, actionId } });
  if (status !== 200 && status !== 409) throw new Error(`undo_assistant_action answered ${status}.`);
  const { turn: seen } = await real.caller.ok('get_assistant_turn', { params: { turnId } });
  const undone = seen.actions.find(({ id }) => id === actionId)?.status === 'undone';
  if (status === 200 && !undone) throw new Error('An undone action still counts as applied.');
  const { timeline } = await real.caller.ok('get_timeline', { params: { projectId } });
  const grown = timeline.revision - project.timelineRevision;
  if (grown < 0 || grown > (status === 200 ? 1 : 0))
    throw new Error(`Undoing grew the revision by ${grown}.`);
  project.timelineRevision = timeline.revision;
  await learnCompositions(model, real, projectId);
});

export const EDIT_COMMANDS = [
  accept,
  accept,
  setAside('reject_clip', 'rejected'),
  setAside('restore_clip', 'proposed'),
  edit,
  edit,
  replaceWords,
  removeComposition,
  applyOperation,
  applyOperation,
  restore,
  turn,
  undo,
];
