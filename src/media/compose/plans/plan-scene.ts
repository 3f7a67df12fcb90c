/** From what a composition of several things is made of to its plan. Service and preview both start here. */
import type { CompositionPlan, FramingPath } from '../composition-plan.ts';
import { planFakeText } from './plan-fake-text.ts';
import { planForumStory } from './plan-forum-story.ts';
import type { PlannedCaptions, PlannedFormat, PlannedSource } from './plan-parts.ts';
import { planSplitScreen } from './plan-split-screen.ts';
import { planStreamer, type StreamerAreas } from './plan-streamer.ts';

/** A sound file in which one text is spoken. */
export interface PlannedVoice {
  readonly sourceId: string;
  readonly durationSec: number;
}

/** As the service keeps it and the API shows it; `Voice` is how a spoken file is named. */
export type SceneOf<Voice> =
  | {
      readonly kind: 'splitscreen';
      readonly mainAssetId: string;
      readonly backgroundAssetId: string;
      readonly layout: string;
      /** Where the background begins, on its own clock. */
      readonly backgroundStartSec: number;
    }
  | {
      readonly kind: 'streamer';
      readonly sourceAssetId: string;
      readonly headline: string;
      /** null or left out: the source fills the picture. */
      readonly areas?: StreamerAreas | null | undefined;
    }
  | {
      readonly kind: 'forumstory';
      readonly backgroundAssetId: string;
      readonly backgroundStartSec: number;
      readonly post: { readonly title: string; readonly author: string; readonly subforum: string };
      readonly speech: { readonly title: Voice; readonly body: readonly Voice[] };
    }
  | {
      readonly kind: 'faketext';
      readonly theme: string;
      readonly names: { readonly me: string; readonly them: string };
      readonly lines: readonly {
        readonly side: 'me' | 'them';
        readonly text: string;
        readonly voice: Voice | null;
      }[];
      readonly backgroundAssetId: string | null;
      readonly backgroundStartSec: number;
      /** Left out in those made before there were sounds: they stay as they were. */
      readonly sounds?: boolean | undefined;
    };

export type PlannedScene = SceneOf<PlannedVoice>;

export interface SceneMaterial {
  /** Every asset of the scene, by its id. */
  readonly sources: ReadonlyMap<string, PlannedSource>;
  readonly captions: PlannedCaptions;
  /** Of the streamer's source, on its own clock. */
  readonly framing: FramingPath;
}

export function planScene(
  scene: PlannedScene,
  { sources, captions, framing }: SceneMaterial,
  format: PlannedFormat,
): CompositionPlan {
  const source = (id: string) => {
    const known = sources.get(id);
    if (known === undefined) throw new Error(`The scene uses the asset ${id} and it was not given.`);
    return { ...known, durationSec: known.durationSec ?? 0 };
  };
  switch (scene.kind) {
    case 'splitscreen': {
      const { layout, backgroundStartSec } = scene;
      const main = source(scene.mainAssetId);
      const background = source(scene.backgroundAssetId);
      return planSplitScreen({ main, background, backgroundStartSec, layout, captions }, format);
    }
    case 'streamer': {
      const { headline, areas } = scene;
      return planStreamer(
        { source: source(scene.sourceAssetId), headline, captions, framing, areas },
        format,
      );
    }
    case 'forumstory': {
      const spoken = (voice: PlannedVoice) => ({ ...voice, text: '', words: null });
      const { post, backgroundStartSec } = scene;
      const speech = { title: spoken(scene.speech.title), body: scene.speech.body.map(spoken) };
      const background = source(scene.backgroundAssetId);
      return planForumStory({ background, backgroundStartSec, post, speech, captions }, format);
    }
    case 'faketext': {
      const { theme, names, lines, backgroundStartSec, sounds = false } = scene;
      const background = scene.backgroundAssetId === null ? null : source(scene.backgroundAssetId);
      return planFakeText({ theme, names, lines, background, backgroundStartSec, sounds }, format);
    }
  }
}

export function assetsOfScene(scene: SceneOf<unknown>): string[] {
  switch (scene.kind) {
    case 'splitscreen':
      return [scene.mainAssetId, scene.backgroundAssetId];
    case 'streamer':
      return [scene.sourceAssetId];
    case 'forumstory':
      return [scene.backgroundAssetId];
    case 'faketext':
      return scene.backgroundAssetId === null ? [] : [scene.backgroundAssetId];
  }
}

/** In the order they are heard. */
export function voicesOfScene<Voice>(scene: SceneOf<Voice>): Voice[] {
  switch (scene.kind) {
    case 'forumstory':
      return [scene.speech.title, ...scene.speech.body];
    case 'faketext':
      return scene.lines.flatMap(({ voice }) => (voice === null ? [] : [voice]));
    default:
      return [];
  }
}

/** The same scene with its spoken files named otherwise. */
export function renameVoices<Voice, Named>(
  scene: SceneOf<Voice>,
  name: (voice: Voice) => Named,
): SceneOf<Named> {
  switch (scene.kind) {
    case 'forumstory': {
      const { title, body } = scene.speech;
      return { ...scene, speech: { title: name(title), body: body.map(name) } };
    }
    case 'faketext': {
      const lines = scene.lines.map(({ voice, ...line }) => ({
        ...line,
        voice: voice === null ? null : name(voice),
      }));
      return { ...scene, lines };
    }
    default:
      return scene;
  }
}
