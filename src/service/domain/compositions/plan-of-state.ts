/** From what a composition holds to the plan it is drawn from, and the files that plan reads. */
import { durationOf, placeSegments } from '../../../timeline/model/edit.ts';
import {
  type CompositionPlan,
  type PlannedSource,
  planComposition,
  planFakeText,
  planForumStory,
  planSplitScreen,
  planStreamer,
  planVibeEdit,
} from '../../ports.ts';
import type { Studio } from '../../studio.ts';
import { requireAsset } from '../assets/asset-rows.ts';
import { assetsOfScene, type SpokenFile } from './built-scene.ts';
import { type BuiltState, type ClipState, type CompositionState, isClip } from './composition-state.ts';
import { framingOf } from './followed-stretch.ts';

export interface PlannedWork {
  readonly plan: CompositionPlan;
  /** By the ids of the plan's sources. */
  readonly files: Readonly<Record<string, string>>;
}

/** @throws ApiError NOT_FOUND where an asset it is made of is gone */
export function planOfState(studio: Studio, accountId: string, state: CompositionState): PlannedWork {
  return isClip(state) ? planOfClip(studio, accountId, state) : planOfBuilt(studio, accountId, state);
}

function planOfClip({ database }: Studio, accountId: string, state: ClipState): PlannedWork {
  const asset = requireAsset(database, accountId, state.sourceAssetId);
  const plan = planComposition(
    {
      ...state,
      source: { startSec: state.startSec, endSec: state.endSec },
      captions: { style: state.captionStyle },
    },
    { id: asset.id, width: asset.width, height: asset.height, hasAudio: asset.has_audio === 1 },
    framingOf(state, asset.id),
  );
  return { plan, files: { [asset.id]: asset.file } };
}

function planOfBuilt({ database }: Studio, accountId: string, state: BuiltState): PlannedWork {
  const { scene } = state;
  const files: Record<string, string> = {};
  const sources = new Map<string, PlannedSource & { readonly durationSec: number }>();
  for (const id of new Set(assetsOfScene(scene))) {
    const asset = requireAsset(database, accountId, id);
    files[id] = asset.file;
    const { width, height } = asset;
    sources.set(id, {
      id,
      width,
      height,
      durationSec: asset.duration_sec ?? 0,
      hasAudio: asset.has_audio === 1,
    });
  }
  const source = (id: string) => {
    const known = sources.get(id);
    if (known === undefined) throw new Error(`The scene names ${id} twice over: it is not among its assets.`);
    return known;
  };
  /** Spoken files are named by themselves. */
  const voice = ({ file, durationSec }: SpokenFile) => {
    files[file] = file;
    return { sourceId: file, durationSec };
  };
  const captions = { style: state.captionStyle, words: state.words };
  return { plan: planScene(state, { source, sources, voice, captions }), files };
}

interface SceneParts {
  readonly source: (id: string) => PlannedSource & { readonly durationSec: number };
  readonly sources: ReadonlyMap<string, PlannedSource>;
  readonly voice: (spoken: SpokenFile) => { readonly sourceId: string; readonly durationSec: number };
  readonly captions: { readonly style: string | null; readonly words: BuiltState['words'] };
}

function planScene(state: BuiltState, { source, sources, voice, captions }: SceneParts): CompositionPlan {
  const { scene } = state;
  switch (scene.kind) {
    case 'splitscreen': {
      const { layout, backgroundStartSec } = scene;
      const main = source(scene.mainAssetId);
      const background = source(scene.backgroundAssetId);
      return planSplitScreen({ main, background, backgroundStartSec, layout, captions }, state);
    }
    case 'streamer':
      return planStreamer(
        {
          source: source(scene.sourceAssetId),
          headline: scene.headline,
          captions,
          framing: framingOf(state, scene.sourceAssetId),
        },
        state,
      );
    case 'forumstory': {
      const spoken = (part: SpokenFile) => ({ ...voice(part), text: '', words: null });
      const { post, backgroundStartSec } = scene;
      const speech = { title: spoken(scene.speech.title), body: scene.speech.body.map(spoken) };
      const background = source(scene.backgroundAssetId);
      return planForumStory({ background, backgroundStartSec, post, speech, captions }, state);
    }
    case 'faketext': {
      const { theme, names, backgroundStartSec } = scene;
      const background = scene.backgroundAssetId === null ? null : source(scene.backgroundAssetId);
      const lines = scene.lines.map((line) => ({
        ...line,
        voice: line.voice === null ? null : voice(line.voice),
      }));
      return planFakeText({ theme, names, lines, background, backgroundStartSec }, state);
    }
    case 'vibeedit': {
      const { edit } = scene;
      const timeline = { ...edit, durationSec: durationOf(edit), segments: placeSegments(edit) };
      const style = edit.captions.enabled ? captions.style : null;
      const framings = new Map([...sources.keys()].map((id) => [id, framingOf(state, id)]));
      return planVibeEdit(timeline, { sources, framings, captions: { ...captions, style } }, state);
    }
  }
}
