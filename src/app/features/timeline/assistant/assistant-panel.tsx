/**
 * The Editor Assistant as a conversation, newest first. Own edits are saved before a turn begins, so that it works
 * on what is seen; what it did is marked on the canvas and can be taken back action by action.
 */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AssistantTurn } from '../../../../contract/schemas/story.ts';
import type { Timeline } from '../../../../contract/schemas/timeline.ts';
import { changedStretches } from '../../../../timeline/model/changed-stretches.ts';
import type { Edit } from '../../../../timeline/model/edit.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { isConflict } from '../../../data/changes/is-conflict.ts';
import { useTyped } from '../../../data/changes/use-typed.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { useFollowJob } from '../../../data/jobs/use-follow-job.ts';
import { KEYS } from '../../../data/reads/query-keys.ts';
import { readAnyway } from '../../../data/reads/read-anyway.ts';
import {
  askAssistant,
  assistantTurnsQuery,
  readTurnAgain,
  undoAssistantAction,
} from '../../../data/timeline/assistant.ts';
import { timelineQuery } from '../../../data/timeline/timeline.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { editOfTimeline } from '../edit-of-timeline.ts';
import { NotSaved, whenSaved } from '../history/when-saved.ts';
import type { PanelProps } from '../timeline-panels.tsx';
import { RequestForm } from './request-form.tsx';
import { TurnCard, type UndoState } from './turn-card.tsx';
import { useModelProposal } from './use-model-proposal.ts';
import { useProposal } from './use-proposal.ts';

const NO_UNDO: UndoState = { busyId: null, failed: null };

export function AssistantPanel({ editor, timeline: { projectId }, assets }: PanelProps) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const turns = useInfiniteQuery(assistantTurnsQuery(client, projectId));
  const { value: message, set: setMessage, taken } = useTyped(`assistant ${projectId}`, '');
  const byModel = useModelProposal(editor, projectId, message);
  const { proposal, offers } = useProposal(editor, assets, message, byModel.taken?.steps ?? null);
  const [busy, setBusy] = useState<'saving' | 'asking' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [undo, setUndo] = useState(NO_UNDO);
  /** Asked from here and not known to have ended; the list may already show it done. */
  const [asked, setAsked] = useState<AssistantTurn | null>(null);
  /** The edit that a running turn began with. */
  const before = useRef<Edit | null>(null);

  const adopt = (timeline: Timeline): void => {
    queries.setQueryData(KEYS.timeline(projectId), timeline);
    editor.adopt({ edit: editOfTimeline(timeline), revision: timeline.revision });
  };
  const read = async (): Promise<void> => {
    const fresh = { ...timelineQuery(client, projectId), staleTime: 0 };
    adopt(await readAnyway(() => queries.fetchQuery(fresh)));
  };

  const ask = async (): Promise<void> => {
    setFailure(null);
    setBusy('saving');
    try {
      const revision = await whenSaved(editor);
      setBusy('asking');
      before.current = editor.store.get().session.base;
      try {
        setAsked(await askAssistant(client, projectId, message.trim(), revision, byModel.taken));
      } catch (error) {
        // What a model proposed was about the edit it was shown.
        if (!isConflict(error) || byModel.taken !== null) throw error;
        await read();
        const { base, revision: now } = editor.store.get().session;
        if (now === revision) throw error;
        // Someone else was faster: their edit is shown, and the request is about that one.
        before.current = base;
        setAsked(await askAssistant(client, projectId, message.trim(), now, null));
      }
      // What was typed while it was on its way is the next request.
      setMessage((now) => (now === message ? '' : now));
      taken();
      await turns.refetch();
    } catch (error) {
      setFailure(error);
    }
    void queries.invalidateQueries({ queryKey: KEYS.credits });
    setBusy(null);
  };

  const ended = async (turnId: string): Promise<void> => {
    setAsked((now) => (now?.id === turnId ? null : now));
    const [isKnown] = await Promise.all([readTurnAgain(client, queries, turnId), read()]);
    if (!isKnown) await turns.refetch();
    if (before.current !== null) showChanges(editor, before.current);
    before.current = null;
    void queries.invalidateQueries({ queryKey: KEYS.timelineRevisions(projectId) });
    void queries.invalidateQueries({ queryKey: KEYS.credits });
  };

  const takeBack = async (turnId: string, actionId: string): Promise<void> => {
    setUndo({ busyId: actionId, failed: null });
    try {
      await whenSaved(editor);
      const was = editor.store.get().session.base;
      const { timeline } = await undoAssistantAction(client, turnId, actionId);
      adopt(timeline);
      showChanges(editor, was);
      setUndo(NO_UNDO);
      void queries.invalidateQueries({ queryKey: KEYS.timelineRevisions(projectId) });
      await turns.refetch();
    } catch (error) {
      setUndo({ busyId: null, failed: { actionId, error } });
    }
  };

  const items = turns.data?.pages.flatMap((page) => page.data) ?? [];
  const unfinished = items.filter(({ status }) => status === 'queued' || status === 'running');
  const running = [...unfinished.filter(({ id }) => id !== asked?.id), ...(asked === null ? [] : [asked])];
  const doing = busy === null ? (running.length > 0 ? t('assistant.working') : null) : t(`assistant.${busy}`);
  return (
    <div className="flex flex-col gap-4">
      <RequestForm
        message={message}
        busy={doing}
        proposal={proposal}
        byModel={byModel}
        offers={offers}
        onMessage={setMessage}
        onAskModel={() => void byModel.ask().catch(setFailure)}
        onSend={() => void ask()}
      />
      {failure instanceof NotSaved ? (
        <p role="alert" className="text-sm text-bad">
          {t('assistant.notSaved')}
        </p>
      ) : failure === null ? null : (
        <ErrorNote error={failure} />
      )}
      {turns.isError ? <ErrorNote error={turns.error} onRetry={() => void turns.refetch()} /> : null}
      {running.map(({ id, jobId }) =>
        jobId === null ? null : <RunningTurn key={id} jobId={jobId} onEnd={() => ended(id)} />,
      )}
      {turns.isSuccess && items.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('assistant.empty')}</p>
      ) : null}
      <ol aria-label={t('assistant.turns')} className="flex flex-col gap-5">
        {items.map((turn) => (
          <li key={turn.id}>
            <TurnCard turn={turn} undo={undo} onUndo={(actionId) => void takeBack(turn.id, actionId)} />
          </li>
        ))}
      </ol>
      {turns.hasNextPage ? (
        <Button disabled={turns.isFetchingNextPage} onClick={() => void turns.fetchNextPage()}>
          {t('assistant.older')}
        </Button>
      ) : null}
    </div>
  );
}

/** Follows a turn to its end with held reads. Shows nothing: its card does. */
function RunningTurn({ jobId, onEnd }: { jobId: string; onEnd: () => Promise<void> }) {
  const { error, retry } = useFollowJob(jobId, onEnd);
  return error === null ? null : <ErrorNote error={error} onRetry={retry} />;
}

/** Points at what someone else's change did to the edit, until the edit changes again. */
function showChanges({ store }: Editor, before: Edit): void {
  const edit = store.get().session.current;
  const spans = changedStretches(before, edit).map((one) => ({ ...one, tone: 'changed' as const }));
  store.set({ marks: spans.length === 0 ? null : { edit, spans } });
}
