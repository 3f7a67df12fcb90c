/**
 * The plan of a composition that is no clip, and the links of every file it plays: of the things it is made of, or of its
 * timeline as saved, with the caption words as they were corrected.
 */
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { CompositionInputs } from '../../../contract/schemas/composition-inputs.ts';
import type { Timeline } from '../../../contract/schemas/timeline.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import {
  assetsOfInputs,
  planInputs,
  renameVoices,
  voicesOfInputs,
} from '../../../media/compose/plans/plan-inputs.ts';
import { assetQuery } from '../../data/assets/assets.ts';
import { useClient } from '../../data/connection/session.tsx';
import { failedReads } from '../../data/reads/failed-reads.ts';
import { timelineQuery } from '../../data/timeline/timeline.ts';
import { type DrawnComposition, useDrawnComposition } from '../preview/drawn-brand.ts';
import { framingOf } from './framing-of.ts';
import { planEdit } from './plan-edit.ts';

interface BuiltPlan {
  /** null while what it needs is read, and for a clip. */
  readonly plan: CompositionPlan | null;
  /** By source id. */
  readonly links: Readonly<Record<string, string>>;
  /** Of the timeline or an asset that could not be read. */
  readonly error: unknown;
  readonly refetch: () => void;
}

export function useBuiltPlan(composition: Composition): BuiltPlan {
  const client = useClient();
  const { scene: inputs } = composition;
  const drawn = useDrawnComposition(composition);
  const isEdit = composition.kind === 'vibeedit';
  const timeline = useQuery({
    ...timelineQuery(client, composition.projectId),
    enabled: isEdit,
    refetchInterval: false,
  });
  const edit = isEdit ? timeline.data : undefined;
  const ids = useMemo(
    () => [
      ...new Set([
        ...(edit === undefined ? [] : assetsOfEdit(edit)),
        ...(inputs ? assetsOfInputs(inputs) : []),
      ]),
    ],
    [edit, inputs],
  );
  const { assets, error, refetch } = useQueries({
    queries: ids.map((id) => assetQuery(client, id)),
    combine: (results) => ({
      assets: results.map(({ data }) => data).filter((asset) => asset !== undefined),
      ...failedReads(results),
    }),
  });
  const plan = useMemo(() => {
    const sources = new Map(assets.map((asset) => [asset.id, asset]));
    if (edit !== undefined) return planEdit(edit, sources, drawn.words ?? [], drawn);
    return inputs === undefined || ids.some((id) => !sources.has(id))
      ? null
      : planOfInputs(drawn, inputs, sources);
  }, [edit, inputs, ids, assets, drawn]);
  const links = useMemo(() => {
    const files = assets.map(({ id, links: found }) => [id, found?.fileUrl] as const);
    const voices = [...(inputs === undefined ? [] : voiceIds(inputs))].map(
      ([fileUrl, id]) => [id, fileUrl] as const,
    );
    return Object.fromEntries(
      [...files, ...voices].filter((link): link is [string, string] => link[1] != null),
    );
  }, [inputs, assets]);
  return {
    plan,
    links,
    error: timeline.error ?? error,
    refetch: () => {
      refetch();
      if (timeline.isError) void timeline.refetch();
    },
  };
}

function assetsOfEdit({ segments, broll, audio = [], music }: Timeline): string[] {
  return [...segments, ...broll, ...audio, ...(music === null ? [] : [music])].map(({ assetId }) => assetId);
}

function planOfInputs(
  composition: DrawnComposition,
  inputs: CompositionInputs,
  sources: ReadonlyMap<string, Asset>,
): CompositionPlan {
  const captions = { ...composition.captions, words: composition.words ?? [] };
  const framing = framingOf(composition, inputs.kind === 'streamer' ? inputs.sourceAssetId : '');
  const voices = voiceIds(inputs);
  const named = renameVoices(inputs, ({ fileUrl, durationSec }) => ({
    sourceId: voices.get(fileUrl) ?? '',
    durationSec,
  }));
  return planInputs(named, { sources, captions, framing }, composition);
}

/** Ids of the spoken files by their links: by their place, which stays when links are renewed. */
function voiceIds(inputs: CompositionInputs): ReadonlyMap<string, string> {
  return new Map(voicesOfInputs(inputs).map(({ fileUrl }, index) => [fileUrl, `voice ${index}`]));
}
