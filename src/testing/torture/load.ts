/** Clients that write as fast as they are answered, until the host is gone. */
import type { Asset } from '../../contract/schemas/asset.ts';
import type { Caller } from '../conformance/api-under-test.ts';
import {
  acceptedClip,
  analyze,
  createProject,
  preparedEdit,
  SETTINGS,
  uploadTalk,
} from '../conformance/journey.ts';
import { talkVideo } from '../conformance/made-video.ts';
import { type RandomNumbers, randomNumbers } from '../media/mutated/random-numbers.ts';
import type { Journal } from './journal.ts';

/** What the writers work on, made once before the first kill. */
export interface Ground {
  readonly asset: Asset;
  readonly compositionId: string;
  readonly editId: string;
  readonly storyId: string;
  readonly video: Blob;
}

const EXPORT_SEC = 1;

type Writer = (caller: Caller, ground: Ground, journal: Journal, random: RandomNumbers) => Promise<void>;

export async function prepareGround(caller: Caller): Promise<Ground> {
  const asset = await uploadTalk(caller);
  const project = await createProject(caller, asset.id);
  const [clip] = await analyze(caller, project.id);
  const { composition } = await acceptedClip(caller, clip);
  // Short enough for an export to come to its end between two kills.
  await caller.ok('edit_composition', {
    params: { compositionId: composition.id },
    body: {
      expectedRevision: composition.revision,
      endSec: (composition.source?.startSec ?? 0) + EXPORT_SEC,
    },
  });
  const { projectId: editId } = await preparedEdit(caller, asset.id);
  const story = await caller.ok('create_fake_text_project', {
    body: { theme: 'bubbles', language: 'en', voiceover: false, backgroundAssetId: asset.id },
  });
  return {
    asset,
    compositionId: composition.id,
    editId,
    storyId: story.project.id,
    video: await talkVideo(),
  };
}

export const createAndAnalyze: Writer = async (caller, { asset }, journal) => {
  const body = { sourceAssetId: asset.id, settings: SETTINGS };
  const made = await journal.send<{ project: { id: string } }>(caller, 'create_project', { body });
  await journal.send(caller, 'analyze_project', { params: { projectId: made.body.project.id } });
};

const upload: Writer = async (caller, { video }, journal) => {
  const body = { filename: 'talk.mp4', sizeBytes: video.size, contentType: 'video/mp4' };
  const begun = await journal.send<{ upload: { id: string } }>(caller, 'create_upload', { body });
  const params = { uploadId: begun.body.upload.id };
  await journal.send(caller, 'upload_part', { params: { ...params, partNumber: 1 }, body: video });
  await journal.send(caller, 'complete_upload', { params });
};

const editTimeline: Writer = async (caller, { editId }, journal, random) => {
  const params = { projectId: editId };
  const { timeline } = await caller.ok('get_timeline', { params });
  const operations = [{ type: 'set_fades', fadeInSec: random.below(100) / 100, fadeOutSec: 0 }];
  await journal.send(caller, 'apply_timeline_operations', {
    params,
    body: { expectedRevision: timeline.revision, operations },
  });
};

const editComposition: Writer = async (caller, { compositionId }, journal, random) => {
  const params = { compositionId };
  const { composition } = await caller.ok('get_composition', { params });
  const body = { expectedRevision: composition.revision, title: `Title ${random.below(1e9)}` };
  await journal.send(caller, 'edit_composition', { params, body });
};

const writeStory: Writer = async (caller, { storyId }, journal, random) => {
  const params = { projectId: storyId };
  const before = await caller.send<{ story?: { revision: number } }>('get_fake_text_story', { params });
  const lines = [{ side: 'me', text: `Line ${random.below(1e9)}` }];
  const body = { expectedRevision: before.body.story?.revision ?? 0, lines };
  await journal.send(caller, 'update_fake_text_story', { params, body });
};

const brainstorm: Writer = (caller, _, journal) => {
  const body = { topic: 'tea', videoType: 'any', language: 'en' };
  return journal.send(caller, 'brainstorm_ideas', { body }).then(() => undefined);
};

export const exportClip: Writer = async (caller, { compositionId }, journal) => {
  await journal.send(caller, 'create_export', { params: { compositionId } });
};

export const WRITERS: readonly Writer[] = [
  createAndAnalyze,
  upload,
  editTimeline,
  editComposition,
  writeStory,
  brainstorm,
];
/** Fewer than the rest: each takes both processors for a while, and what is left over is finished at the end. */
const EXPORT_ONE_IN = 15;

/** Resolves once every client has lost its host. */
export async function writeUntilGone(
  caller: Caller,
  ground: Ground,
  journal: Journal,
  { clients, seed }: { readonly clients: number; readonly seed: number },
): Promise<void> {
  const work = async (client: number): Promise<void> => {
    const random = randomNumbers(seed * 1000 + client);
    try {
      for (;;) {
        const writer = random.below(EXPORT_ONE_IN) === 0 ? exportClip : random.pick(WRITERS);
        await writer(caller, ground, journal, random);
      }
    } catch (error) {
      // fetch rejects with a TypeError once the host is killed; anything else is a finding.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
}
