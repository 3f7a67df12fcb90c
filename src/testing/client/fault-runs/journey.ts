/** What is wished for in a run, one after the other: each needs what came before it, and is written down as it is wished. */
import { PART_SIZE_BYTES } from '../../../contract/limits.ts';
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { Caller } from '../../conformance/api-under-test.ts';
import { mp4Head } from '../../conformance/instant-media-engine.ts';
import type { RandomNumbers } from '../../media/mutated/random-numbers.ts';
import * as want from './person.ts';

/** What must be there at the end, once each. */
export interface Wished {
  upload: Blob | null;
  projects: number;
  analyses: number;
  prepared: number;
  readonly decisions: Map<string, Clip['status']>;
  /** By composition: its title, its revision and how often it was exported. */
  readonly compositions: Map<string, { title: string; revision: number; exports: number }>;
  readonly texts: string[];
  readonly voiceovers: string[];
}

/** Until the wish is there. */
export type Pursue = (wish: want.Wish) => Promise<void>;

/** Most runs send one part: several are 8 MiB each. */
const OF_SEVERAL_PARTS = 40;
const SEVERAL_PARTS = mp4Head(2 * PART_SIZE_BYTES + 1000).fill(7, 1000);

/** @param caller reads what there is, past all faults. */
export async function journey(caller: Caller, random: RandomNumbers, pursue: Pursue): Promise<Wished> {
  const wished: Wished = {
    ...{ upload: null, projects: 0, analyses: 0, prepared: 0 },
    ...{ decisions: new Map(), compositions: new Map(), texts: [], voiceovers: [] },
  };
  const kind = random.pick(['clips', 'clips', 'edit', 'voice'] as const);
  if (kind === 'voice') {
    await voiceovers(random, pursue, wished);
    return wished;
  }
  const bytes = random.below(OF_SEVERAL_PARTS) === 0 ? SEVERAL_PARTS : mp4Head(2000 + random.below(2000));
  wished.upload = new Blob([bytes]);
  let assetId = '';
  await pursue(
    want.upload('talk.mp4', wished.upload, (id) => {
      assetId = id;
    }),
  );
  if (random.below(8) === 0) return wished;
  let projectId = '';
  wished.projects += 1;
  await pursue(
    want.makeProject(kind === 'clips' ? 'autoclip' : 'vibeedit', assetId, (id) => {
      projectId = id;
    }),
  );
  await (kind === 'clips' ? clips : edit)(caller, random, pursue, projectId, wished);
  return wished;
}

async function voiceovers(random: RandomNumbers, pursue: Pursue, wished: Wished): Promise<void> {
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const script = `Said with ${left} left.`;
    wished.voiceovers.push(script);
    await pursue(want.voiceover(script));
  }
}

async function clips(
  caller: Caller,
  random: RandomNumbers,
  pursue: Pursue,
  projectId: string,
  wished: Wished,
): Promise<void> {
  wished.analyses += 1;
  await pursue(want.work('analyze_project', projectId));
  const [first, second] = (await caller.ok('list_clips', { params: { projectId } })).data;
  if (first === undefined || second === undefined) throw new Error('The analysis found no clips.');
  await decided(pursue, wished, first, 'accept');
  for (const decision of ['reject', 'restore', 'reject'] as const)
    if (random.below(2) === 0) await decided(pursue, wished, second, decision);
  const listed = (await caller.ok('list_compositions', { params: { projectId } })).data;
  for (const { id } of listed) await composed(caller, random, pursue, wished, id);
}

async function decided(
  pursue: Pursue,
  wished: Wished,
  clip: Clip,
  decision: 'accept' | 'reject' | 'restore',
): Promise<void> {
  const status = { accept: 'accepted', reject: 'rejected', restore: 'proposed' } as const;
  // A clip that is proposed cannot be restored.
  if (decision === 'restore' && wished.decisions.get(clip.id) !== 'rejected') return;
  wished.decisions.set(clip.id, status[decision]);
  await pursue(want.decideClip(clip, decision));
}

async function composed(
  caller: Caller,
  random: RandomNumbers,
  pursue: Pursue,
  wished: Wished,
  compositionId: string,
): Promise<void> {
  const read = async (): Promise<Composition> =>
    (await caller.ok('get_composition', { params: { compositionId } })).composition;
  const { title, revision } = await read();
  const expected = { title, revision, exports: 0 };
  wished.compositions.set(compositionId, expected);
  let exported: number | null = null;
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    // Whoever asks for the same file once more may be given the one of before.
    if (exported === expected.revision || random.below(3) > 0) {
      expected.title = `Title with ${left} left`;
      expected.revision += 1;
      await pursue(want.retitle(await read(), expected.title));
    } else {
      expected.exports += 1;
      exported = expected.revision;
      await pursue(want.exportFile(await read(), expected.exports - 1));
    }
  }
}

async function edit(
  caller: Caller,
  random: RandomNumbers,
  pursue: Pursue,
  projectId: string,
  wished: Wished,
): Promise<void> {
  wished.prepared += 1;
  await pursue(want.work('prepare_timeline', projectId));
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const { timeline } = await caller.ok('get_timeline', { params: { projectId } });
    const text = `Text with ${left} left`;
    wished.texts.push(text);
    await pursue(want.addText(projectId, text, timeline.revision));
  }
}
