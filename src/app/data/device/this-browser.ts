/** What this browser brings: its language model, for the service in it, and everything else the program uses. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CAPABILITIES,
  type Capability,
  hasCapability,
  hasCodecs,
} from '../../../base/browser/browser-capabilities.ts';
import {
  BROWSER_MODEL_ADDRESS,
  BROWSER_MODEL_NAME,
  browserModel,
} from '../../../base/browser/browser-model.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';

/** In the order of the table. */
export const capabilitiesQuery = queryOptions({
  queryKey: KEYS.capabilities,
  queryFn: () =>
    Promise.all(
      (Object.keys(CAPABILITIES) as Capability[]).map(async (id) => ({ id, has: await hasCapability(id) })),
    ),
});

/** False where the service is in this browser, and the browser has nothing to read films with. */
export function useReadsVideo(): boolean {
  const { connection } = useClient();
  return connection.kind !== 'browser' || hasCodecs();
}

/** null where there is none. */
export const browserModelQuery = queryOptions({
  queryKey: KEYS.browserModel,
  queryFn: async () => (await browserModel()?.availability()) ?? null,
});

/** Gets it ready, which may be a long download, and has the service use it. `share`: 0 to 1 of the download, null before. */
export function useTakeBrowserModel() {
  const { owner } = useClient();
  const queries = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const take = useMutation({
    mutationFn: async () => {
      const session = await browserModel()?.create({
        monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => setShare(loaded)),
      });
      session?.destroy();
      return owner.update_language_model({
        body: { address: BROWSER_MODEL_ADDRESS, model: BROWSER_MODEL_NAME, key: null },
      });
    },
    onSuccess: (answer) => queries.setQueryData(KEYS.languageModel, answer),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.browserModel }),
  });
  return { take, share };
}
