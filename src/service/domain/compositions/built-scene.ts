/** What a built composition is made of, by the kind of its project. Assets by id; spoken lines by file name. */
import type { Edit } from '../../../timeline/model/edit.ts';

export interface SpokenFile {
  /** As in the FileStore. */
  readonly file: string;
  readonly durationSec: number;
}

export interface SplitScreenScene {
  readonly kind: 'splitscreen';
  readonly mainAssetId: string;
  readonly backgroundAssetId: string;
  readonly layout: string;
  readonly backgroundStartSec: number;
}

export interface StreamerScene {
  readonly kind: 'streamer';
  readonly sourceAssetId: string;
  readonly headline: string;
}

export interface ForumStoryScene {
  readonly kind: 'forumstory';
  readonly backgroundAssetId: string;
  readonly backgroundStartSec: number;
  readonly post: { readonly title: string; readonly author: string; readonly subforum: string };
  readonly speech: { readonly title: SpokenFile; readonly body: readonly SpokenFile[] };
}

export interface FakeTextScene {
  readonly kind: 'faketext';
  readonly theme: string;
  readonly names: { readonly me: string; readonly them: string };
  readonly lines: readonly {
    readonly side: 'me' | 'them';
    readonly text: string;
    readonly voice: SpokenFile | null;
  }[];
  readonly backgroundAssetId: string | null;
  readonly backgroundStartSec: number;
}

export interface VibeEditScene {
  readonly kind: 'vibeedit';
  readonly edit: Edit;
  /** Words corrected or hidden by hand, by their place in the transcript of their source. */
  readonly wordEdits: readonly {
    readonly assetId: string;
    readonly sourceIndex: number;
    readonly text: string;
    readonly hidden: boolean;
  }[];
}

export type BuiltScene = SplitScreenScene | StreamerScene | ForumStoryScene | FakeTextScene | VibeEditScene;

/** Every asset a scene is drawn or heard from. */
export function assetsOfScene(scene: BuiltScene): string[] {
  switch (scene.kind) {
    case 'splitscreen':
      return [scene.mainAssetId, scene.backgroundAssetId];
    case 'streamer':
      return [scene.sourceAssetId];
    case 'forumstory':
      return [scene.backgroundAssetId];
    case 'faketext':
      return scene.backgroundAssetId === null ? [] : [scene.backgroundAssetId];
    case 'vibeedit': {
      const { segments, broll, music } = scene.edit;
      return [...segments, ...broll, ...(music === null ? [] : [music])].map(({ assetId }) => assetId);
    }
  }
}
