/**
 * Somebody who wants things and does not give up: presses again what was told to have failed, opens the program again
 * where it ended, and looks before pressing twice. Everything is done by the program's own code, as its pages do it.
 */
import { forgetSuperseded, type KeptUnsent, type Unsent } from '../../../app/data/changes/unsent.ts';
import { UNSENT_PREFIX } from '../../../app/data/changes/unsent-keys.ts';
import { changeComposition, comparedOf } from '../../../app/data/compositions/edit-composition.ts';
import { sendDecision } from '../../../app/data/projects/decide-clips.ts';
import { readTimeline, sendOperations } from '../../../app/data/timeline/timeline.ts';
import { ApiError } from '../../../client/api-error.ts';
import { type Followed, follow } from '../../../client/follow.ts';
import { startExport } from '../../../client/start-export.ts';
import type { UploadState } from '../../../client/uploads/upload-state.ts';
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { SETTINGS } from '../../conformance/journey.ts';
import type { Visit } from './device.ts';

/** One thing that is wanted. */
export interface Wish {
  readonly name: string;
  /** Presses the button and waits for the end. Rejects as the program does: the failure is told. */
  readonly press: (visit: Visit) => Promise<unknown>;
  /** Whether it is there already, as a page shows it that is opened or read anew. */
  readonly look: (visit: Visit) => Promise<boolean>;
}

/** A failure that the list of uploads tells. */
export class UploadTold extends Error {
  constructor({ phase, error }: UploadState) {
    super(`The upload is ${phase}: ${error?.message ?? 'nothing is said'}`);
  }
}

const EVERY_MS = 2000;

/** As a page follows work. */
function followOn<Work extends Followed>(visit: Visit, read: (wait: number) => Promise<Work>): Promise<Work> {
  return follow(read, () => undefined, { waitSec: 5, pause: visit.pause });
}

function done<Work extends Followed>(work: Work): boolean {
  if (work.status !== 'done') throw new Error(`The work ended ${work.status}.`);
  return true;
}

/** As `keepUnsent` writes it, by a tab of this visit. */
async function keepingUnsent<Result>(what: Unsent, send: () => Promise<Result>): Promise<Result> {
  forgetSuperseded('the service', [what]);
  const key = UNSENT_PREFIX + crypto.randomUUID();
  const kept: KeptUnsent = {
    ...{ connectionId: 'the service', tab: 'a visit', madeAtMs: 0, place: 0, what },
  };
  localStorage.setItem(key, JSON.stringify(kept));
  try {
    return await send();
  } finally {
    localStorage.removeItem(key);
  }
}

export function upload(filename: string, blob: Blob, onAsset: (assetId: string) => void): Wish {
  const file = new File([blob], filename, { type: 'video/mp4', lastModified: 1 });
  return {
    name: `upload ${filename}`,
    async press({ uploads, uploadOf }) {
      if (uploadOf(filename) === undefined) await uploads.start(filename, file);
      else await uploads.resume(filename, file);
      const state = uploadOf(filename);
      if (state === undefined) throw new Error('The upload is not in the list.');
      if (state.phase !== 'done' || state.asset === null) throw new UploadTold(state);
      onAsset(state.asset.id);
    },
    async look({ client, uploadOf }) {
      if (uploadOf(filename) !== undefined) return false;
      const { data } = await client.api.list_assets({ query: {} });
      const asset = data.find((one) => one.filename === filename);
      if (asset !== undefined) onAsset(asset.id);
      return asset !== undefined;
    },
  };
}

export function makeProject(
  kind: 'autoclip' | 'vibeedit',
  assetId: string,
  onProject: (projectId: string) => void,
): Wish {
  return {
    name: `make ${kind}`,
    async press({ client: { api } }) {
      const { project } =
        kind === 'autoclip'
          ? await api.create_project({ body: { sourceAssetId: assetId, settings: SETTINGS } })
          : await api.create_vibe_edit_project({
              body: { sourceAssetId: assetId, language: 'en', captionStyle: 'boxed', aspect: '9:16' },
            });
      onProject(project.id);
    },
    async look({ client }) {
      const { data } = await client.api.list_projects({ query: {} });
      const project = data.find((one) => one.kind === kind);
      if (project !== undefined) onProject(project.id);
      return project !== undefined;
    },
  };
}

/** Analysis of clips, or preparing an edit: what a project is charged for. */
export function work(operation: 'analyze_project' | 'prepare_timeline', projectId: string): Wish {
  const params = { projectId };
  let jobId: string | null = null;
  return {
    name: operation,
    async press(visit) {
      const { api } = visit.client;
      // Begun, it is only followed again: its panel says so.
      jobId ??= (await api[operation]({ params })).job.id;
      const input = { jobId };
      done(
        await followOn(visit, async (wait) => (await api.get_job({ params: input, query: { wait } })).job),
      );
    },
    async look({ client, pause }) {
      for (;;) {
        const { project } = await client.api.get_project({ params });
        if (project.status !== 'processing') return project.status === 'ready';
        await pause(EVERY_MS);
      }
    },
  };
}

const STATUS = { accept: 'accepted', reject: 'rejected', restore: 'proposed' } as const;

export function decideClip(clip: Clip, decision: keyof typeof STATUS): Wish {
  const params = { clipId: clip.id };
  return {
    name: `${decision} a clip`,
    press: ({ client }) =>
      keepingUnsent({ kind: 'decision', clipId: clip.id, decision, trim: null }, () =>
        sendDecision(client, { clip, decision }),
      ),
    look: async ({ client }) => (await client.api.get_clip({ params })).clip.status === STATUS[decision],
  };
}

export function retitle(composition: Composition, title: string): Wish {
  const { id: compositionId } = composition;
  const change = { kind: 'fields', edit: { title } } as const;
  const before = comparedOf(change, composition);
  return {
    name: `title ${title}`,
    press: ({ client }) =>
      keepingUnsent({ kind: 'composition', compositionId, change, before }, () =>
        changeComposition(client, compositionId, before, change),
      ),
    look: async ({ client }) =>
      (await client.api.get_composition({ params: { compositionId } })).composition.title === title,
  };
}

/** @param known exports of this composition that there are before it. */
export function exportFile({ id: compositionId, projectId }: Composition, known: number): Wish {
  let exportId: string | null = null;
  return {
    name: 'export',
    async press(visit) {
      const { api } = visit.client;
      exportId ??= (await startExport(visit.client, compositionId, { waitSec: 5 })).export.id;
      const params = { exportId };
      done(await followOn(visit, async (wait) => (await api.get_export({ params, query: { wait } })).export));
    },
    async look(visit) {
      const { api } = visit.client;
      const { data } = await api.list_exports({ params: { projectId }, query: {} });
      const own = data.filter((one) => one.compositionId === compositionId);
      const [newest] = own;
      if (own.length <= known || newest === undefined) return false;
      const params = { exportId: newest.id };
      return done(
        await followOn(visit, async (wait) => (await api.get_export({ params, query: { wait } })).export),
      );
    },
  };
}

export function voiceover(script: string): Wish {
  let toolRunId: string | null = null;
  const ended = (visit: Visit, id: string) =>
    followOn(
      visit,
      async (wait) =>
        (await visit.client.api.get_tool_run({ params: { toolRunId: id }, query: { wait } })).toolRun,
    );
  return {
    name: `voiceover ${script}`,
    async press(visit) {
      const body = { script, voice: 'en-grace', language: 'en' } as const;
      toolRunId ??= (await visit.client.api.create_voiceover({ body })).toolRun.id;
      done(await ended(visit, toolRunId));
    },
    async look(visit) {
      const { data } = await visit.client.api.list_tool_runs({ query: {} });
      const run = data.find((one) => one.voiceover?.script === script);
      return run !== undefined && done(await ended(visit, run.id));
    },
  };
}

/** As the editor of a timeline sends: the same again where it failed, on what others made where the edit has moved. */
export function addText(projectId: string, text: string, first: number): Wish {
  const operations = [
    { type: 'add_text', text, preset: 'label', outputStartSec: 1, durationSec: 1 } as const,
  ];
  let revision = first;
  return {
    name: `text ${text}`,
    press: ({ client }) =>
      keepingUnsent(
        { kind: 'timeline', projectId, revision, steps: [{ kind: 'apply', operations, made: [] }] },
        async () => {
          try {
            await sendOperations(client, projectId, revision, operations);
          } catch (error) {
            if (!(error instanceof ApiError) || error.reason !== 'revision_mismatch') throw error;
            ({ revision } = await readTimeline(client, projectId));
            await sendOperations(client, projectId, revision, operations);
          }
        },
      ),
    // An editor that stays open shows its own edit; only one opened anew shows what the service has.
    async look({ client }) {
      const timeline = await readTimeline(client, projectId);
      return timeline.texts.some((one) => one.text === text);
    },
  };
}
