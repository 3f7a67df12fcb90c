/** Where the videos of an edit are quiet, as the service heard it. Read only while it is wanted. */
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findSilences, type Silence } from '../../../base/film/find-silences.ts';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { peaksQuery } from '../../data/assets/assets.ts';
import { useClient } from '../../data/connection/session.tsx';

interface Quiet {
  readonly quiet: ReadonlyMap<string, readonly Silence[]>;
  /** Loudness that could not be read. */
  readonly error: unknown;
  readonly isReading: boolean;
}

export function useQuiet(assets: ReadonlyMap<string, Asset>, isWanted: boolean): Quiet {
  const client = useClient();
  const heard = useMemo(
    () => (isWanted ? [...assets.values()].filter((asset) => typeof asset.links?.peaksUrl === 'string') : []),
    [assets, isWanted],
  );
  const { peaks, error, isReading } = useQueries({
    queries: heard.map((asset) => peaksQuery(client, asset.links?.peaksUrl ?? '')),
    combine: (results) => ({
      peaks: results.map(({ data }) => data),
      error: results.find(({ isError }) => isError)?.error ?? null,
      isReading: results.some(({ isPending }) => isPending),
    }),
  });
  const quiet = useMemo(
    () =>
      new Map(
        heard.flatMap(({ id }, at) => {
          const data = peaks[at];
          return data === undefined ? [] : [[id, data.silences ?? drawnSilences(data)] as const];
        }),
      ),
    [heard, peaks],
  );
  return { quiet, error, isReading };
}

const QUIETEST = 1e-5;

/** Of a service that says nothing of silences: by its loudness as drawn. */
function drawnSilences({ peaks, stepSec }: { readonly peaks: readonly number[]; readonly stepSec: number }) {
  const loudnessDb = peaks.map((peak) => 20 * Math.log10(Math.max(peak, QUIETEST)));
  return findSilences(loudnessDb, stepSec);
}
