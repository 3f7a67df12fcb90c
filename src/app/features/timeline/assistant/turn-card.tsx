/** One turn: what was asked, what was done with its effect in seconds, and what was not understood. */
import { Undo2 } from 'lucide-react';
import type { AssistantTurn } from '../../../../contract/schemas/story.ts';
import { dateTime } from '../../../i18n/format.ts';
import { failureText } from '../../../i18n/problem-text.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { ActionEffect } from './action-effect.tsx';
import { repliedBeside } from './replied-beside.ts';

type Action = AssistantTurn['actions'][number];

export interface UndoState {
  /** Of the action that is being taken back. */
  readonly busyId: string | null;
  readonly failed: { readonly actionId: string; readonly error: unknown } | null;
}

export function TurnCard({
  turn,
  undo,
  onUndo,
}: {
  turn: AssistantTurn;
  undo: UndoState;
  onUndo: (actionId: string) => void;
}) {
  const { t, locale } = useTranslate();
  const said = repliedBeside(turn);
  const isRunning = turn.status === 'queued' || turn.status === 'running';
  return (
    <article aria-label={turn.message} className="flex flex-col gap-2">
      <p className="ml-8 self-end rounded-card bg-raised px-3 py-2 text-sm break-words whitespace-pre-wrap">
        {turn.message}
      </p>
      {isRunning ? <p className="text-sm text-ink-soft">{t('assistant.working')}</p> : null}
      {said.map((line) => (
        <p key={line} className="mr-8 text-sm break-words">
          {line}
        </p>
      ))}
      {turn.status === 'failed' ? (
        <p className="text-sm text-bad">{t('assistant.failed', { reason: failureText(t, turn) ?? '' })}</p>
      ) : null}
      <ul className="flex flex-col gap-2 empty:hidden">
        {turn.actions.map((action) => (
          <li key={action.id} className="flex flex-col gap-2 rounded-card border bg-surface px-3 py-2">
            <ActionRow action={action} busy={undo.busyId !== null} onUndo={() => onUndo(action.id)} />
            {undo.failed?.actionId === action.id ? <ErrorNote error={undo.failed.error} /> : null}
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-soft wrap-anywhere">
        {dateTime(turn.createdAt, locale)}
        {turn.model == null ? '' : ` · ${t('assistant.byModel', { model: turn.model })}`}
      </p>
    </article>
  );
}

function ActionRow({ action, busy, onUndo }: { action: Action; busy: boolean; onUndo: () => void }) {
  const { t } = useTranslate();
  const isUndone = action.status === 'undone';
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className={`text-sm font-medium break-words ${isUndone ? 'text-ink-soft line-through' : ''}`}>
          {action.label}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
          <Badge tone={isUndone ? 'neutral' : 'good'}>
            {t(isUndone ? 'assistant.undone' : 'assistant.applied')}
          </Badge>
          <ActionEffect impact={action.impact} />
        </p>
      </div>
      {isUndone ? null : (
        <Button disabled={busy} aria-label={t('assistant.undoOne', { what: action.label })} onClick={onUndo}>
          <Undo2 size={16} aria-hidden />
          {t('assistant.undo')}
        </Button>
      )}
    </div>
  );
}
