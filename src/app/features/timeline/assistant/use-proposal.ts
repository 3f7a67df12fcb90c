/**
 * What a request would do, while it is being written: worked out by the same rules as the service's, where it says
 * that it answers by them, and pointed at on the canvas. Null where nothing is written or another service answers.
 */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Asset } from '../../../../contract/schemas/asset.ts';
import { type Proposal, propose } from '../../../../timeline/assistant/propose.ts';
import { proposedStretches } from '../../../../timeline/model/proposed-stretches.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { meQuery } from '../../../data/account.ts';
import { assetsOfKindQuery } from '../../../data/assets.ts';
import { useClient } from '../../../data/session.tsx';
import { useEditorState } from '../use-editor.ts';
import { useQuiet } from '../use-quiet.ts';

export function useProposal(
  editor: Editor,
  assets: ReadonlyMap<string, Asset>,
  message: string,
): Proposal | null {
  const client = useClient();
  const isByRules = useQuery(meQuery(client)).data?.features?.includes('assistant_rules') === true;
  const wanted = useDeferredValue(message.trim());
  const isWanted = isByRules && wanted !== '';
  const { quiet } = useQuiet(assets, isWanted);
  const sounds = useInfiniteQuery({ ...assetsOfKindQuery(client, 'audio'), enabled: isWanted }).data;
  const edit = useEditorState(editor, ({ session }) => session.current);
  const material = useEditorState(editor, (state) => state.material);

  // biome-ignore lint/correctness/useExhaustiveDependencies: words and lengths that become known change what is proposed
  const proposal = useMemo(() => {
    if (!isWanted) return null;
    const music = sounds?.pages.flatMap(({ data }) => data) ?? [];
    const context = {
      ...editor.context,
      silencesOf: (assetId: string) => quiet.get(assetId) ?? [],
      musicSec: (assetId: string) => music.find(({ id }) => id === assetId)?.durationSec ?? null,
    };
    return propose(
      wanted,
      edit,
      context,
      music.map(({ id, title }) => ({ assetId: id, title })),
    );
  }, [isWanted, wanted, editor, edit, material, quiet, sounds]);

  const { store } = editor;
  useEffect(() => {
    if (proposal === null) return;
    const spans = proposedStretches(edit, proposal.edit);
    const marks = { edit, spans };
    store.set({ marks });
    return () => {
      if (store.get().marks === marks) store.set({ marks: null });
    };
  }, [store, edit, proposal]);
  return proposal;
}
