/** Projects of all kinds: created, changed, worked on for credits, deleted. */
import type { OperationId } from '../../../contract/operations.ts';
import { PROJECT_KINDS } from '../../../contract/schemas/values.ts';
import { jobEnd, SETTINGS } from '../journey.ts';
import { type Choice, command, keyed, refused } from './command.ts';
import type { Model, ModelProject, ProjectKind, Real } from './world.ts';

const GONE_ASSET = 'ast_00000000000000000000';
const GONE = 'prj_00000000000000000000';
const LOOK = { language: 'en', captionStyle: 'boxed' } as const;

interface KindCalls {
  readonly create: OperationId;
  readonly update: OperationId | null;
  readonly work: OperationId | null;
  readonly body: (assetId: string) => object;
}

const CALLS: Readonly<Record<ProjectKind, KindCalls>> = {
  autoclip: {
    create: 'create_project',
    update: 'update_project',
    work: 'analyze_project',
    body: (sourceAssetId) => ({ sourceAssetId, settings: SETTINGS }),
  },
  splitscreen: {
    create: 'create_split_screen_project',
    update: 'update_split_screen_project',
    work: 'build_split_screen_video',
    body: (id) => ({ ...LOOK, mainAssetId: id, backgroundAssetId: id, layout: '50-50' }),
  },
  streamer: {
    create: 'create_streamer_project',
    update: 'update_streamer_project',
    work: 'build_streamer_video',
    body: (sourceAssetId) => ({ ...LOOK, sourceAssetId, reframe: 'center' }),
  },
  forumstory: {
    create: 'create_forum_story_project',
    update: 'update_forum_story_project',
    work: 'build_forum_story_video',
    body: (backgroundAssetId) => ({
      ...LOOK,
      backgroundAssetId,
      postTitle: 'A title',
      postBody: 'And then they all went home.',
      voice: 'en-grace',
    }),
  },
  faketext: {
    create: 'create_fake_text_project',
    update: 'update_fake_text_project',
    work: null,
    body: (backgroundAssetId) => ({ theme: 'bubbles', language: 'en', voiceover: true, backgroundAssetId }),
  },
  vibeedit: {
    create: 'create_vibe_edit_project',
    update: null,
    work: 'prepare_timeline',
    body: (sourceAssetId) => ({ ...LOOK, aspect: '9:16', sourceAssetId }),
  },
};

const createOf = (kind: ProjectKind) =>
  command(`create ${kind}`, async (model, real, choose) => {
    const assetId = choose.of(model.assets) ?? GONE_ASSET;
    const { create, body } = CALLS[kind];
    const input = { body: body(assetId) };
    if (assetId === GONE_ASSET) return void (await refused(real, create, input, 'NOT_FOUND'));
    const { project } = (await keyed(model, real, create, input)) as {
      project: { id: string; status: string };
    };
    model.projects.set(project.id, {
      kind,
      assets: new Set([assetId]),
      status: project.status,
      timelineRevision: null,
    });
    await learnCompositions(model, real, project.id);
  });

const rename = command('rename project', async (model, real, choose) => {
  const [projectId, project] = choose.of(model.projects) ?? [GONE, null];
  const update = project === null ? 'update_project' : CALLS[project.kind].update;
  const input = { params: { projectId }, body: { title: `Title ${model.next()}` } };
  if (update === null) return;
  if (project === null) return void (await refused(real, update, input, 'NOT_FOUND'));
  await keyed(model, real, update, input);
  await learnCompositions(model, real, projectId);
});

const work = command('work on project', async (model, real, choose) => {
  const [projectId, project] = workable(model, choose) ?? [GONE, null];
  const id = project === null ? 'analyze_project' : (CALLS[project.kind].work ?? 'analyze_project');
  const params = { projectId };
  if (project === null) return void (await refused(real, id, { params }, 'NOT_FOUND'));
  const { estimate } = await real.caller.ok('estimate_analysis', { params });
  const isFree = project.timelineRevision !== null;
  if (estimate.credits !== (isFree ? 0 : estimate.billedMinutes))
    throw new Error(`The estimate is wrong: ${JSON.stringify(estimate)}`);
  if (estimate.credits > model.credits.plan + model.credits.topUp)
    return void (await refused(real, id, { params }, 'INSUFFICIENT_CREDITS'));
  const before = { ...model.credits };
  const started = (await keyed(model, real, id, { params })) as {
    job: { id: string };
    creditsCharged: number;
  };
  if (started.creditsCharged !== estimate.credits)
    throw new Error('Another amount was charged than estimated.');
  model.spend(started.creditsCharged);
  const { status } = await jobEnd(real.caller, started.job.id);
  const isBroken = real.wasBroken();
  if (status !== (isBroken ? 'failed' : 'done'))
    throw new Error(`The work ended ${status} (broken: ${isBroken}).`);
  if (isBroken) model.credits = before;
  project.status = isBroken ? 'failed' : 'ready';
  if (!isBroken) await learnResult(model, real, projectId, project);
});

const remove = command('delete project', async (model, real, choose) => {
  // Rarely: what is gone cannot go wrong any more.
  if (choose.below(3) !== 0) return;
  const projectId = choose.of(model.projects.keys());
  if (projectId === undefined) return;
  const { status } = await real.caller.owner('delete_project', { params: { projectId } });
  if (status !== 200) throw new Error(`delete_project answered ${status}.`);
  model.projects.delete(projectId);
  for (const [id, clip] of model.clips) if (clip.projectId === projectId) model.clips.delete(id);
  for (const [id, { projectId: of }] of model.compositions)
    if (of === projectId) forgetComposition(model, id);
  await refused(real, 'get_project', { params: { projectId } }, 'NOT_FOUND');
});

export function forgetComposition(model: Model, compositionId: string): void {
  model.compositions.delete(compositionId);
  for (const [exportId, of] of model.exports) if (of === compositionId) model.exports.delete(exportId);
}

/** Compositions made or moved along with their project: each is at most one revision further. */
export async function learnCompositions(model: Model, real: Real, projectId: string): Promise<void> {
  const { data } = await real.caller.ok('list_compositions', {
    params: { projectId },
    query: { limit: 100 },
  });
  for (const { id, clipId, revision } of data) {
    const known = model.compositions.get(id);
    if (known === undefined) {
      if (clipId !== null)
        throw new Error(`The composition ${id} appeared without anybody accepting its clip.`);
      model.compositions.set(id, { projectId, clipId, revision });
    } else {
      if (revision !== known.revision && revision !== known.revision + 1)
        throw new Error(`The composition ${id} went from revision ${known.revision} to ${revision}.`);
      known.revision = revision;
    }
  }
}

function workable(model: Model, choose: Choice): [string, ModelProject] | undefined {
  return choose.of([...model.projects].filter(([, { kind }]) => CALLS[kind].work !== null));
}

async function learnResult(
  model: Model,
  real: Real,
  projectId: string,
  project: ModelProject,
): Promise<void> {
  const params = { projectId };
  if (project.kind === 'vibeedit') {
    const { timeline } = await real.caller.ok('get_timeline', { params });
    if (timeline.revision !== (project.timelineRevision ?? 1))
      throw new Error('Preparing again made a revision.');
    project.timelineRevision = timeline.revision;
  }
  if (project.kind === 'autoclip') await learnClips(model, real, projectId);
  await learnCompositions(model, real, projectId);
}

/** Accepted clips stay as they are, all others are new. */
async function learnClips(model: Model, real: Real, projectId: string): Promise<void> {
  for (const [id, clip] of model.clips)
    if (clip.projectId === projectId && clip.status !== 'accepted') {
      model.clips.delete(id);
      await refused(real, 'get_clip', { params: { clipId: id } }, 'NOT_FOUND');
    }
  const { data } = await real.caller.ok('list_clips', { params: { projectId }, query: { limit: 100 } });
  for (const { id, status } of data) {
    if (model.clips.has(id)) continue;
    if (status !== 'proposed') throw new Error(`A new clip is ${status}.`);
    model.clips.set(id, { projectId, status: 'proposed', compositionId: null });
  }
}

export const PROJECT_COMMANDS = [
  ...PROJECT_KINDS.map(createOf),
  createOf('autoclip'),
  rename,
  work,
  work,
  work,
  remove,
];
