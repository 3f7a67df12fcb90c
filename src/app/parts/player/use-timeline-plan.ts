/** The plan of a vibe edit's composition: its timeline as saved, with the caption words as they were corrected. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { assetQuery } from '../../data/assets.ts';
import { useClient } from '../../data/session.tsx';
import { timelineQuery } from '../../data/timeline.ts';
import { planEdit } from './plan-edit.ts';

interface TimelinePlan {
  /** null while it is read, and for a composition of another kind. */
  readonly plan: CompositionPlan | null;
  /** By source id. */
  readonly links: Readonly<Record<string, string>>;
  readonly error: unknown;
  readonly refetch: () => void;
}

export function useTimelinePlan(composition: Composition): TimelinePlan {
  const client = useClient();
  const isEdit = composition.kind === 'vibeedit';
  const timeline = useQuery({
    ...timelineQuery(client, composition.projectId),
    enabled: isEdit,
    refetchInterval: false,
  });
  const edit = isEdit ? (timeline.data ?? null) : null;
  const ids = useMemo(() => {
    if (edit === null) return [];
    const used = [...edit.segments, ...edit.broll, ...(edit.music === null ? [] : [edit.music])];
    return [...new Set(used.map(({ assetId }) => assetId))];
  }, [edit]);
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
  const plan = useMemo(() => {
    if (edit === null) return null;
    const byId = new Map(assets.map((asset) => [asset.id, asset]));
    return planEdit(edit, byId, composition.words ?? [], composition);
  }, [edit, assets, composition]);
  const links = useMemo(
    () =>
      Object.fromEntries(
        assets.flatMap(({ id, links: found }) =>
          typeof found?.fileUrl === 'string' ? [[id, found.fileUrl]] : [],
        ),
      ),
    [assets],
  );
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
