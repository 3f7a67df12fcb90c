/** All clips of a review in one list: rank, score, length, title and decision, and a mark while several are chosen. */
import { Check, X } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { Clip } from '../../../../contract/schemas/clip.ts';
import { clock } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { ClipScore } from '../../../parts/clips/score-dial.tsx';
import { ClockText } from '../../../ui/assistive/clock-text.tsx';
import { GROUP_SIZE } from './review-list.ts';
import type { Held } from './use-choosing.ts';

/** Of a row with two lines of title and the gap below it; what was seen once is known better. */
const ROW_REM = 4.75;

interface Pressing {
  readonly onPress: (clip: Clip, held: Held) => void;
  readonly onMark: (clip: Clip, held: Held) => void;
}

interface RailProps extends Pressing {
  readonly groups: readonly (readonly Clip[])[];
  readonly selectedId: string | null;
  /** That clips are titled in, as of the words in them, where it is known. */
  readonly language: string | undefined;
  /** Ids; null while clips are decided one by one. */
  readonly chosen: ReadonlySet<string> | null;
}

/** Drawn again only when the list or the selection changes: the player beside it moves many times a second. */
export const ClipRail = memo(function ClipRail({
  groups,
  selectedId,
  language,
  chosen,
  ...pressing
}: RailProps) {
  const { t } = useTranslate();
  const selectedAt = groups.flat().findIndex(({ id }) => id === selectedId);
  let before = 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an `ol` may hold nothing between itself and its items
    <div
      role="list"
      aria-label={t('review.clips')}
      // A phone shows clips in a row above the picture, and in its place while several are chosen.
      className={`flex gap-1 p-2 lg:min-h-0 lg:flex-1 lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto ${chosen === null ? 'overflow-x-auto scroll-px-2' : 'flex-col'}`}
    >
      {groups.map((clips, index) => {
        const at = selectedAt - before;
        before += clips.length;
        return (
          <ClipGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
            key={index}
            clips={clips}
            selectedId={at >= 0 && at < clips.length ? selectedId : null}
            language={language}
            isNear={at > -GROUP_SIZE && at < clips.length + GROUP_SIZE}
            chosen={chosen}
            {...pressing}
          />
        );
      })}
    </div>
  );
});

interface GroupProps extends Omit<RailProps, 'groups'> {
  readonly clips: readonly Clip[];
  /** Around the selected clip rows have their real heights: what is scrolled to stays where it was found. */
  readonly isNear: boolean;
}

/** A decision costs one group whatever the length of the list: others are not rendered anew, nor drawn while out of sight. */
const ClipGroup = memo(
  function ClipGroup({ clips, selectedId, language, isNear, chosen, onPress, onMark }: GroupProps) {
    if (clips.length === 0) return null;
    return (
      <div
        role="presentation"
        className={`contents lg:flex lg:shrink-0 lg:flex-col lg:gap-1 ${isNear ? '' : 'lg:[content-visibility:auto] lg:[overflow-clip-margin:0.25rem]'}`}
        style={{ containIntrinsicSize: `auto ${clips.length * ROW_REM}rem` }}
      >
        {clips.map((clip) => (
          <ClipRow
            key={clip.id}
            clip={clip}
            language={language}
            isSelected={clip.id === selectedId}
            isChosen={chosen?.has(clip.id) ?? null}
            onPress={onPress}
            onMark={onMark}
          />
        ))}
      </div>
    );
  },
  ({ clips: before, ...known }, { clips, ...next }) =>
    known.selectedId === next.selectedId &&
    known.language === next.language &&
    known.isNear === next.isNear &&
    known.chosen === next.chosen &&
    known.onPress === next.onPress &&
    known.onMark === next.onMark &&
    before.length === clips.length &&
    before.every((clip, index) => clip === clips[index]),
);

interface RowProps extends Pressing {
  readonly clip: Clip;
  readonly language: string | undefined;
  readonly isSelected: boolean;
  /** null while clips are decided one by one. */
  readonly isChosen: boolean | null;
}

const ClipRow = memo(function ClipRow({ clip, language, isSelected, isChosen, onPress, onMark }: RowProps) {
  const { t } = useTranslate();
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected && row.current !== null) bringIntoList(row.current);
  }, [isSelected]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: its list is none of HTML's
    <div role="listitem" className="flex shrink-0 items-center">
      {isChosen === null ? null : (
        <label className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-raised lg:w-9">
          <input
            type="checkbox"
            className="size-5 accent-(--accent)"
            aria-label={t('choose.clip', { title: clip.title })}
            checked={isChosen}
            onChange={({ nativeEvent }) => onMark(clip, heldIn(nativeEvent))}
          />
        </label>
      )}
      <button
        type="button"
        ref={row}
        aria-current={isSelected ? 'true' : undefined}
        onClick={(event) => onPress(clip, heldIn(event))}
        // Chromium leaves one that is partly seen as it is.
        onFocus={(event) => bringIntoList(event.currentTarget)}
        // Not under the bar above the list, which stays on a phone.
        className={`flex items-center gap-3 rounded-control max-lg:scroll-mt-24 px-2.5 py-1.5 text-left hover:bg-raised aria-[current=true]:bg-raised aria-[current=true]:outline aria-[current=true]:outline-line-strong lg:w-auto lg:min-w-0 lg:flex-1 lg:py-2 ${isChosen === null ? 'w-[13rem]' : 'min-w-0 flex-1'}`}
      >
        <ClipScore score={clip.score} size={38} />
        <span className="min-w-0 flex-1">
          <span
            dir="auto"
            lang={language}
            className={`line-clamp-1 text-sm leading-snug break-words lg:line-clamp-2 font-medium ${clip.status === 'rejected' ? 'text-ink-soft line-through' : ''}`}
          >
            {clip.title}
          </span>
          <span className="mt-0.5 flex items-center gap-2 text-xs text-ink-soft">
            <span className="font-mono">
              <ClockText>{clock(clip.durationSec)}</ClockText>
            </span>
            <Decision status={clip.status} />
          </span>
        </span>
      </button>
    </div>
  );
});

/** Only the list scrolls, never the page with the picture on it. */
function bringIntoList(row: HTMLElement): void {
  const list = row.closest('[role=list]');
  if (list === null) return;
  const [box, frame] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const past = (from: number, to: number, start: number, end: number): number =>
    from < start ? from - start : Math.max(0, Math.min(to - end, from - start));
  list.scrollBy({
    left: past(box.left - 8, box.right + 8, frame.left, frame.right),
    top: past(box.top - 8, box.bottom + 8, frame.top, frame.bottom),
  });
}

/** React calls the press on a mark a change; the platform's event in it is the click. */
function heldIn(event: object): Held {
  const { shiftKey = false, ctrlKey = false, metaKey = false } = event as Partial<MouseEvent>;
  return { shift: shiftKey, command: ctrlKey || metaKey };
}

function Decision({ status }: { status: Clip['status'] }) {
  const { t } = useTranslate();
  if (status === 'accepted') {
    return (
      <span className="inline-flex items-center gap-1 font-medium text-good">
        <Check size={13} aria-hidden />
        {t('review.accepted')}
      </span>
    );
  }
  if (status === 'rejected') {
    return (
      <span className="inline-flex items-center gap-1">
        <X size={13} aria-hidden />
        {t('review.rejected')}
      </span>
    );
  }
  return null;
}
