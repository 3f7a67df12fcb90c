/** The plan of a composition made of several things, and the links of every file it plays. */
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { Scene } from '../../../contract/schemas/scene.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import {
  assetsOfScene,
  planScene,
  renameVoices,
  voicesOfScene,
} from '../../../media/compose/plans/plan-scene.ts';
import { assetQuery } from '../../data/assets.ts';
import { useClient } from '../../data/session.tsx';
import { framingOf } from './framing-of.ts';

interface ScenePlan {
  /** null while its assets are read, and for a composition that has no scene. */
  readonly plan: CompositionPlan | null;
  /** By source id. */
  readonly links: Readonly<Record<string, string>>;
  /** Of an asset that could not be read. */
  readonly error: unknown;
  readonly refetch: () => void;
}

const NO_LINKS: ScenePlan['links'] = {};

export function useScenePlan(composition: Composition): ScenePlan {
  const client = useClient();
  const { scene } = composition;
  const ids = scene === undefined ? [] : [...new Set(assetsOfScene(scene))];
  const { assets, error, refetch } = useQueries({
    queries: ids.map((id) => assetQuery(client, id)),
    combine: (results) => ({
      assets: results.map(({ data }) => data).filter((asset) => asset !== undefined),
      error: results.find(({ isError }) => isError)?.error ?? null,
      refetch: () => {
        for (const result of results) if (result.isError) void result.refetch();
      },
    }),
  });
  const complete = scene !== undefined && assets.length === ids.length;
  const plan = useMemo(
    () => (complete ? planned(composition, scene, assets) : null),
    [complete, composition, scene, assets],
  );
  const links = useMemo(() => (complete ? linksOf(scene, assets) : NO_LINKS), [complete, scene, assets]);
  return { plan, links, error, refetch };
}

function planned(composition: Composition, scene: Scene, assets: readonly Asset[]): CompositionPlan {
  const sources = new Map(assets.map((asset) => [asset.id, asset]));
  const captions = { style: composition.captions.style, words: composition.words ?? [] };
  const framedId = scene.kind === 'streamer' ? scene.sourceAssetId : '';
  const framing = framingOf(composition, framedId);
  const voices = voiceIds(scene);
  const named = renameVoices(scene, ({ fileUrl, durationSec }) => ({
    sourceId: voices.get(fileUrl) ?? '',
    durationSec,
  }));
  return planScene(named, { sources, captions, framing }, composition);
}

function linksOf(scene: Scene, assets: readonly Asset[]): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(
      assets.flatMap(({ id, links }) => (typeof links?.fileUrl === 'string' ? [[id, links.fileUrl]] : [])),
    ),
    ...Object.fromEntries([...voiceIds(scene)].map(([fileUrl, id]) => [id, fileUrl])),
  };
}

/** Ids of the spoken files by their links: by their place, which stays when links are renewed. */
function voiceIds(scene: Scene): ReadonlyMap<string, string> {
  return new Map(voicesOfScene(scene).map(({ fileUrl }, index) => [fileUrl, `voice ${index}`]));
}
