/** The small pictures of the videos a screen shows, as they become known. */
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Filmstrip } from '../../../contract/schemas/asset.ts';
import { filmstripQuery, sheetQuery } from '../../data/assets/filmstrips.ts';
import { useClient } from '../../data/connection/session.tsx';
import { Filmstrips } from './filmstrips.ts';

/** @param onChange more can be drawn; the same function at every call */
export function useFilmstrips(assetIds: readonly string[], onChange: () => void): Filmstrips {
  const client = useClient();
  const cache = useQueryClient();
  const strips = useQueries({
    queries: assetIds.map((assetId) => filmstripQuery(client, assetId)),
    // One that cannot be read is as good as none.
    combine: (results) => results.map(({ data, isError }) => (isError ? null : data)),
  });
  const known = useMemo(() => {
    const found = new Map<string, Filmstrip | null>();
    for (const [at, assetId] of assetIds.entries()) {
      const strip = strips[at];
      if (strip !== undefined) found.set(assetId, strip);
    }
    return found;
  }, [assetIds, strips]);
  const filmstrips = useMemo(
    () =>
      new Filmstrips(
        (assetId, sheet, url) => cache.fetchQuery(sheetQuery(client, assetId, sheet, url)),
        onChange,
      ),
    [cache, client, onChange],
  );
  useEffect(() => () => filmstrips.close(), [filmstrips]);
  useEffect(() => filmstrips.setStrips(known), [filmstrips, known]);
  return filmstrips;
}
