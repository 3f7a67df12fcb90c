/** What the lanes show of the sources: pictures, loudness and names, as they become known. */
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Asset } from '../../../../contract/schemas/asset.ts';
import type { PaintInput } from '../../../../timeline/paint/paint-input.ts';
import { buildPyramid, type PeakPyramid } from '../../../../timeline/paint/peak-pyramid.ts';
import { peaksQuery } from '../../../data/assets/assets.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { useFilmstrips } from '../../../parts/filmstrip/use-filmstrips.ts';
import { createFilmStrip, type FilmStrip } from './film-strip.ts';

export type LanePictures = Pick<PaintInput, 'peaksOf' | 'frameOf' | 'titleOf'>;

/** @param onChange something new can be drawn */
export function useLanePictures(
  assets: ReadonlyMap<string, Asset>,
  addresses: Readonly<Record<string, string>>,
  onChange: () => void,
): LanePictures {
  const client = useClient();
  const [strip, setStrip] = useState<FilmStrip | null>(null);
  const sounding = useMemo(
    () => [...assets.values()].filter((asset) => typeof asset.links?.peaksUrl === 'string'),
    [assets],
  );
  const peaks = useQueries({
    queries: sounding.map((asset) => peaksQuery(client, asset.links?.peaksUrl ?? '')),
    combine: (results) => results.map(({ data }) => data),
  });
  const pyramids = useMemo(() => {
    const known = new Map<string, PeakPyramid>();
    for (const [at, asset] of sounding.entries()) {
      const data = peaks[at];
      if (data !== undefined) known.set(asset.id, buildPyramid(data.stepSec, data.peaks));
    }
    return known;
  }, [sounding, peaks]);

  const films = useMemo(
    () => [...assets.values()].filter(({ kind }) => kind === 'video').map(({ id }) => id),
    [assets],
  );
  const strips = useFilmstrips(films, onChange);
  useEffect(() => {
    const made = createFilmStrip(onChange, strips);
    setStrip(made);
    return () => made.close();
  }, [onChange, strips]);
  useEffect(() => strip?.setAddresses(addresses), [addresses, strip]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new loudness, names or pictures are a reason to draw
  useEffect(onChange, [pyramids, assets, strip, onChange]);

  return useMemo(
    () => ({
      peaksOf: (assetId) => pyramids.get(assetId),
      frameOf: (assetId, sourceSec, spanSec) => strip?.frameOf(assetId, sourceSec, spanSec),
      titleOf: (assetId) => assets.get(assetId)?.title ?? '',
    }),
    [pyramids, assets, strip],
  );
}
