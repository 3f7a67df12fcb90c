/**
 * The messages of a chat as a list that is written in: each in a bubble on its side, moved by dragging its
 * handle, by the handle's keys, or by Alt with the arrows while writing. Loaded when a chat is opened.
 */
import { ArrowLeftRight, GripVertical, Trash2, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  Button as DragButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components';
import { STORY_LINE_MAX_CHARS } from '../../../../contract/limits.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { IconButton } from '../../../ui/controls/button.tsx';
import { isComposing } from '../../../ui/fields/is-composing.ts';
import {
  changeLine,
  type DraftLine,
  moveLines,
  removeLine,
  type StoryDraft,
  stepLine,
} from './story-draft.ts';

export interface ChatLinesProps {
  readonly draft: StoryDraft;
  readonly change: (make: (draft: StoryDraft) => StoryDraft) => void;
  /** By id: whether a line has its voice. null where lines are not spoken. */
  readonly voiced: ReadonlyMap<string, boolean> | null;
  readonly disabled: boolean;
  /** The line to write in next, once it is there. */
  readonly focusKey: string | null;
  readonly onFocused: () => void;
  /** A line is to be written in: it was moved by keys, or the caret left the one beside it. */
  readonly onGoTo: (key: string) => void;
  readonly onAdd: (side: DraftLine['side'], after: string) => void;
}

export default function ChatLines(props: ChatLinesProps) {
  const { draft, change, voiced, disabled } = props;
  const { t } = useTranslate();
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: disabled,
    getItems: (keys) =>
      [...keys].map((key) => ({
        'text/plain': draft.lines.find((line) => line.key === key)?.text ?? '',
      })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      const side = target.dropPosition;
      change((now) => moveLines(now, new Set([...keys].map(String)), String(target.key), side));
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="h-0 rounded-full outline-none data-drop-target:h-1 data-drop-target:bg-accent"
      />
    ),
  });

  return (
    <GridList
      aria-label={t('chat.messages')}
      items={draft.lines}
      dependencies={[draft, voiced, disabled, props]}
      selectionMode="none"
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
      className="flex flex-col gap-2"
    >
      {(line) => (
        <GridListItem
          id={line.key}
          textValue={line.text === '' ? t('chat.emptyMessage') : line.text}
          className={`flex rounded-card outline-offset-2 data-dragging:opacity-50 ${line.side === 'me' ? 'justify-end' : 'justify-start'}`}
        >
          <Line {...props} line={line} voiced={line.id === null ? null : (voiced?.get(line.id) ?? null)} />
        </GridListItem>
      )}
    </GridList>
  );
}

function Line({
  line,
  draft,
  change,
  disabled,
  voiced,
  focusKey,
  onFocused,
  onGoTo,
  onAdd,
}: Omit<ChatLinesProps, 'voiced'> & { line: DraftLine; voiced: boolean | null }) {
  const { t } = useTranslate();
  const at = draft.lines.findIndex(({ key }) => key === line.key) + 1;
  const mine = line.side === 'me';
  const over = line.text.length - STORY_LINE_MAX_CHARS;
  const name = draft.sides[line.side].name;
  const field = useRef<HTMLTextAreaElement>(null);
  const wanted = focusKey === line.key;
  const focused = useRef(onFocused);
  focused.current = onFocused;
  useEffect(() => {
    if (!wanted) return;
    field.current?.focus();
    focused.current();
  }, [wanted]);

  const onKeyDown = (event: React.KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      change((now) => stepLine(now, line.key, event.key === 'ArrowUp' ? -1 : 1));
      onGoTo(line.key);
    } else if (leavesBy(event)) {
      const beside = draft.lines[event.key === 'ArrowUp' ? at - 2 : at];
      if (beside === undefined) return;
      onGoTo(beside.key);
    } else if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) {
      onAdd(mine ? 'them' : 'me', line.key);
    } else return;
    event.preventDefault();
  };

  return (
    <div className={`flex w-full max-w-xl items-start gap-1 ${mine ? 'flex-row-reverse' : ''}`}>
      <DragButton
        slot="drag"
        aria-label={t('chat.move', { at })}
        className="grid size-9 shrink-0 cursor-grab place-items-center rounded-control text-ink-soft hover:bg-raised pointer-coarse:size-11"
      >
        <GripVertical size={16} aria-hidden />
      </DragButton>
      <div className="min-w-0 flex-1">
        <div
          className={`flex flex-col rounded-2xl border px-3.5 py-1.5 focus-within:border-line-strong ${mine ? 'rounded-br-sm border-score-edge bg-score-track' : 'rounded-bl-sm bg-surface'} ${over > 0 ? 'border-bad' : ''}`}
        >
          <textarea
            ref={field}
            rows={1}
            value={line.text}
            disabled={disabled}
            aria-label={t('chat.messageOf', { name, at })}
            aria-invalid={over > 0}
            placeholder={t('chat.emptyMessage')}
            className="field-sizing-content min-h-7 pointer-coarse:min-h-11 w-full resize-none bg-transparent text-[0.9375rem] outline-none placeholder:text-ink-soft"
            onChange={(event) => change((now) => changeLine(now, line.key, { text: event.target.value }))}
            onKeyDown={onKeyDown}
          />
        </div>
        <p className="flex min-h-4 items-center gap-1.5 px-3.5 text-xs text-ink-soft">
          {voiced === null ? null : voiced ? (
            <>
              <Volume2 size={13} aria-hidden className="text-good" />
              {t('chat.voiced')}
            </>
          ) : (
            <>
              <VolumeX size={13} aria-hidden />
              {t('chat.silent')}
            </>
          )}
          {over > 0 ? <span className="font-medium text-bad">{t('field.over', { count: over })}</span> : null}
        </p>
      </div>
      <IconButton
        label={t('chat.switchSide', { at })}
        icon={<ArrowLeftRight size={16} />}
        disabled={disabled}
        onClick={() => change((now) => changeLine(now, line.key, { side: mine ? 'them' : 'me' }))}
      />
      <IconButton
        label={t('chat.delete', { at })}
        icon={<Trash2 size={16} />}
        disabled={disabled}
        onClick={() => change((now) => removeLine(now, line.key))}
      />
    </div>
  );
}

/** An arrow that leads out of the text: the caret stands at that end of it already. */
function leavesBy({ key, shiftKey, currentTarget }: React.KeyboardEvent<HTMLTextAreaElement>): boolean {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (shiftKey || selectionStart !== selectionEnd) return false;
  return (
    (key === 'ArrowUp' && selectionStart === 0) || (key === 'ArrowDown' && selectionEnd === value.length)
  );
}
