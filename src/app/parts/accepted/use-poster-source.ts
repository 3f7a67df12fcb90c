/** Where the pictures of a list of clips come from: the files of their videos, each opened once. */
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { assetQuery } from '../../data/assets.ts';
import { useClient } from '../../data/session.tsx';
import { useFiles } from '../../data/use-files.ts';
import type { PosterSource } from './clip-poster.tsx';
import { FrameGrabber } from './frame-grabber.ts';

export function usePosterSource(compositions: readonly Composition[]): PosterSource {
  const client = useClient();
  const ids = [...new Set(compositions.flatMap(({ source }) => (source === null ? [] : [source.assetId])))];
  const links = useQueries({
    queries: ids.map((id) => assetQuery(client, id)),
    combine: (results) =>
      Object.fromEntries(
        results.flatMap(({ data }) =>
          typeof data?.links?.fileUrl === 'string' ? [[data.id, data.links.fileUrl]] : [],
        ),
      ),
  });
  // A file that cannot be opened leaves the poster of its asset; the page of the clip says why.
  const { addresses } = useFiles(links);
  const grabber = useMemo(() => new FrameGrabber(), []);
  useEffect(() => () => grabber.close(), [grabber]);
  return useMemo(() => ({ grabber, addresses }), [grabber, addresses]);
}
