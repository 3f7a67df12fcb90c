/**
 * What a request would do, while it is being written: worked out by the same rules as the service's, where it says
 * that it answers by them, and pointed at on the canvas. Null where nothing is written or another service answers. And
 * what could be asked for on this edit.
 */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Asset } from '../../../../contract/schemas/asset.ts';
import type { ProposedStep } from '../../../../contract/schemas/assistant-proposal.ts';
import { workingOffers } from '../../../../timeline/assistant/offers.ts';
import { type Proposal, propose, proposeSteps } from '../../../../timeline/assistant/propose.ts';
import { REPLIES } from '../../../../timeline/assistant/replies/replies.ts';
import { stepOf } from '../../../../timeline/assistant/understanding.ts';
import { requireOpen } from '../../../../timeline/gestures/locked-lanes.ts';
import type { EditOperation } from '../../../../timeline/model/edit-operation.ts';
import { proposedStretches } from '../../../../timeline/model/proposed-stretches.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { meQuery } from '../../../data/account/account.ts';
import { assetsOfKindQuery } from '../../../data/assets/assets.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { useEditorState, useMaterial } from '../use-editor.ts';
import { useQuiet } from '../use-quiet.ts';

export interface Proposing {
  readonly proposal: Proposal | null;
  /** Requests that would change this edit; all there are where another service answers. */
  readonly offers: readonly string[];
}

/** @param steps what a language model proposed for this message, instead of what the rules read */
export function useProposal(
  editor: Editor,
  assets: ReadonlyMap<string, Asset>,
  message: string,
  steps: readonly ProposedStep[] | null,
): Proposing {
  const { locale } = useTranslate();
  const client = useClient();
  const isByRules = useQuery(meQuery(client)).data?.features?.includes('assistant_rules') === true;
  const wanted = useDeferredValue(message.trim());
  const isWanted = isByRules && wanted !== '';
  const { quiet } = useQuiet(assets, isByRules);
  const sounds = useInfiniteQuery({ ...assetsOfKindQuery(client, 'audio'), enabled: isByRules }).data;
  const edit = useEditorState(editor, ({ session }) => session.current);
  const locked = useEditorState(editor, (state) => state.locked);
  const material = useMaterial(editor);

  const known = useMemo(() => {
    const sound = sounds?.pages.flatMap(({ data }) => data) ?? [];
    const context = {
      ...material,
      silencesOf: (assetId: string) => quiet.get(assetId) ?? [],
      heardSec: (assetId: string) =>
        sound.find(({ id }) => id === assetId)?.durationSec ?? material.heardSec(assetId),
    };
    return { context, music: sound.map(({ id, title }) => ({ assetId: id, title })) };
  }, [material, quiet, sounds]);
  const proposal = useMemo(() => {
    // The service knows nothing of locks: they are a person's own.
    const { context, music } = known;
    const requireAllowed = (operations: readonly EditOperation[]): void => requireOpen(operations, locked);
    if (steps === null) return isWanted ? propose(wanted, edit, context, music, requireAllowed) : null;
    const given = steps.map(({ label, operations }) => stepOf(label, operations));
    return proposeSteps({ steps: given, notUnderstood: null }, edit, context, music, requireAllowed);
  }, [isWanted, wanted, steps, edit, known, locked]);
  const offers = useMemo(
    () => (isByRules ? workingOffers(locale, edit, known.context, known.music) : REPLIES[locale].offers),
    [isByRules, locale, edit, known],
  );

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
  return { proposal, offers };
}
