/** Brands with what their files hold, as everything that draws a composition takes them. */
import { type QueryClient, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiClient } from '../../../client/api-client.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { filesOfLook, lookWithFiles, type SavedLook } from '../../../media/captions/brand-files.ts';
import type { CaptionLook } from '../../../media/captions/caption-look.ts';
import { useOwnerFeature } from '../../data/account/use-owner-feature.ts';
import { brandFileQuery } from '../../data/compositions/brand-files.ts';
import { useClient } from '../../data/connection/session.tsx';
import { readAnyway } from '../../data/reads/read-anyway.ts';

/** What has not come yet is left out: the usual font, no logo. */
export function useDrawnLook(look: SavedLook | null): CaptionLook | null {
  const client = useClient();
  const offered = useOwnerFeature('brand_files');
  const files = useQueries({
    queries:
      look === null
        ? []
        : filesOfLook(look).map((id) => ({ ...brandFileQuery(client, id), enabled: offered })),
    combine: (results) => results.map(({ data }) => data).filter((file) => file !== undefined),
  });
  return useMemo(
    () => (look === null ? null : lookWithFiles(look, new Map(files.map((file) => [file.id, file])))),
    [look, files],
  );
}

interface DrawnBrand {
  readonly look: CaptionLook;
}

/** A composition as planners take it. */
export type DrawnComposition = Omit<Composition, 'captions'> & {
  readonly captions: Omit<Composition['captions'], 'brand'> & { readonly brand: DrawnBrand | null };
};

export function useDrawnComposition(composition: Composition): DrawnComposition;
export function useDrawnComposition(composition: Composition | undefined): DrawnComposition | undefined;
export function useDrawnComposition(composition: Composition | undefined): DrawnComposition | undefined {
  const look = useDrawnLook(composition?.captions.brand?.look ?? null);
  return useMemo(
    () => (composition === undefined ? undefined : withLook(composition, look)),
    [composition, look],
  );
}

/** The same beside React, with all that is asked for. Rejects where a file cannot be read. */
export async function drawnComposition(
  client: ApiClient,
  queries: QueryClient,
  composition: Composition,
): Promise<DrawnComposition> {
  const look = composition.captions.brand?.look;
  if (look === undefined) return withLook(composition, null);
  // Whoever has no more than a key sees the usual font, and no logo.
  const ids = client.connection.ownerToken === null ? [] : filesOfLook(look);
  const files = await Promise.all(
    ids.map((id) => readAnyway(() => queries.fetchQuery(brandFileQuery(client, id)))),
  );
  return withLook(composition, lookWithFiles(look, new Map(files.map((file) => [file.id, file]))));
}

function withLook(composition: Composition, look: CaptionLook | null): DrawnComposition {
  return { ...composition, captions: { ...composition.captions, brand: look === null ? null : { look } } };
}
