/** From what a composition of several things is made of to its plan. Service and preview both start here. */
import type { CompositionPlan, FramingPath } from '../composition-plan.ts';
import { planFakeText } from './plan-fake-text.ts';
import { planForumStory } from './plan-forum-story.ts';
import { type PlannedCaptions, type PlannedFormat, type PlannedSource, withBrandLogo } from './plan-parts.ts';
import { planSplitScreen } from './plan-split-screen.ts';
import { planStreamer, type StreamerAreas } from './plan-streamer.ts';

/** A sound file in which one text is spoken. */
export interface PlannedVoice {
  readonly sourceId: string;
  readonly durationSec: number;
}

/** As the service keeps it and the API shows it; `Voice` is how a spoken file is named. */
export type InputsOf<Voice> =
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

export type PlannedInputs = InputsOf<PlannedVoice>;

export interface PlanMaterial {
  /** Every asset of the inputs, by its id. */
  readonly sources: ReadonlyMap<string, PlannedSource>;
  readonly captions: PlannedCaptions;
  /** Of the streamer's source, on its own clock. */
  readonly framing: FramingPath;
}

export function planInputs(
  inputs: PlannedInputs,
  material: PlanMaterial,
  format: PlannedFormat,
): CompositionPlan {
  return withBrandLogo(planKind(inputs, material, format), material.captions);
}

function planKind(
  inputs: PlannedInputs,
  { sources, captions, framing }: PlanMaterial,
  format: PlannedFormat,
): CompositionPlan {
  const source = (id: string) => {
    const known = sources.get(id);
    if (known === undefined) throw new Error(`The inputs name the asset ${id}, and it was not given.`);
    return { ...known, durationSec: known.durationSec ?? 0 };
  };
  switch (inputs.kind) {
    case 'splitscreen': {
      const { layout, backgroundStartSec } = inputs;
      const main = source(inputs.mainAssetId);
      const background = source(inputs.backgroundAssetId);
      return planSplitScreen({ main, background, backgroundStartSec, layout, captions }, format);
    }
    case 'streamer': {
      const { headline, areas } = inputs;
      return planStreamer(
        { source: source(inputs.sourceAssetId), headline, captions, framing, areas },
        format,
      );
    }
    case 'forumstory': {
      const spoken = (voice: PlannedVoice) => ({ ...voice, text: '', words: null });
      const { post, backgroundStartSec } = inputs;
      const speech = { title: spoken(inputs.speech.title), body: inputs.speech.body.map(spoken) };
      const background = source(inputs.backgroundAssetId);
      return planForumStory({ background, backgroundStartSec, post, speech, captions }, format);
    }
    case 'faketext': {
      const { theme, names, lines, backgroundStartSec, sounds = false } = inputs;
      const background = inputs.backgroundAssetId === null ? null : source(inputs.backgroundAssetId);
      return planFakeText({ theme, names, lines, background, backgroundStartSec, sounds }, format);
    }
  }
}

export function assetsOfInputs(inputs: InputsOf<unknown>): string[] {
  switch (inputs.kind) {
    case 'splitscreen':
      return [inputs.mainAssetId, inputs.backgroundAssetId];
    case 'streamer':
      return [inputs.sourceAssetId];
    case 'forumstory':
      return [inputs.backgroundAssetId];
    case 'faketext':
      return inputs.backgroundAssetId === null ? [] : [inputs.backgroundAssetId];
  }
}

/** In the order they are heard. */
export function voicesOfInputs<Voice>(inputs: InputsOf<Voice>): Voice[] {
  switch (inputs.kind) {
    case 'forumstory':
      return [inputs.speech.title, ...inputs.speech.body];
    case 'faketext':
      return inputs.lines.flatMap(({ voice }) => (voice === null ? [] : [voice]));
    default:
      return [];
  }
}

/** The same inputs with their spoken files named otherwise. */
export function renameVoices<Voice, Named>(
  inputs: InputsOf<Voice>,
  name: (voice: Voice) => Named,
): InputsOf<Named> {
  switch (inputs.kind) {
    case 'forumstory': {
      const { title, body } = inputs.speech;
      return { ...inputs, speech: { title: name(title), body: body.map(name) } };
    }
    case 'faketext': {
      const lines = inputs.lines.map(({ voice, ...line }) => ({
        ...line,
        voice: voice === null ? null : name(voice),
      }));
      return { ...inputs, lines };
    }
    default:
      return inputs;
  }
}
