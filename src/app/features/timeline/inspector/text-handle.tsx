/**
 * A handle on the picture over the selected text: dragged, or moved by arrows, it places the text, and lines show
 * what it snapped to. One drag is one thing to undo; Escape leaves the text where it was.
 */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { CompositionPlan } from '../../../../media/compose/composition-plan.ts';
import { textBox } from '../../../../media/compose/text-overlay.ts';
import {
  type PicturePlace,
  placeOnPicture,
  SAFE_PERCENT,
} from '../../../../timeline/gestures/place-on-picture.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { useLiveChange } from '../live-change.ts';
import { useEditorState } from '../use-editor.ts';

const STEP_PERCENT = { fine: 0.5, far: 5 } as const;
const REACH_PX = 8;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Grip {
  readonly pointerId: number;
  readonly fromXPx: number;
  readonly fromYPx: number;
  readonly middle: PicturePlace;
}

export function TextHandle({ editor, plan }: { editor: Editor; plan: CompositionPlan }) {
  const { t } = useTranslate();
  const live = useLiveChange(editor);
  const selection = useEditorState(editor, (state) => state.selection);
  const texts = useEditorState(editor, () => editor.view().edit.texts);
  const field = useRef<HTMLDivElement>(null);
  const grip = useRef<Grip | null>(null);
  const [guides, setGuides] = useState<readonly [x: number | null, y: number | null]>([null, null]);
  const index = texts.findIndex(({ id }) => selection.size === 1 && selection.has(id));
  const text = texts[index];
  const shown = useEditorState(editor, ({ playheadSec }) =>
    text === undefined
      ? false
      : playheadSec >= text.outputStartSec && playheadSec < text.outputStartSec + text.durationSec,
  );
  const box = text === undefined || !shown ? null : textBox(plan, index);
  if (text === undefined || box === null) return null;

  const size = {
    widthPercent: (box.width / plan.widthPx) * 100,
    heightPercent: (box.height / plan.heightPx) * 100,
  };
  const left = (box.x / plan.widthPx) * 100;
  const top = (box.y / plan.heightPx) * 100;
  const middle = { xPercent: left + size.widthPercent / 2, yPercent: top + size.heightPercent / 2 };
  const moveTo = ({ xPercent, yPercent }: PicturePlace) => [
    { type: 'update_text' as const, textId: text.id, xPercent, yPercent },
  ];

  const placed = (event: PointerEvent, { fromXPx, fromYPx, middle: from }: Grip) => {
    const { width = 1, height = 1 } = field.current?.getBoundingClientRect() ?? {};
    const wished = {
      xPercent: from.xPercent + ((event.clientX - fromXPx) / width) * 100,
      yPercent: from.yPercent + ((event.clientY - fromYPx) / height) * 100,
    };
    const isFree = event.ctrlKey || event.metaKey;
    const reach = isFree ? 0 : REACH_PX * 100;
    return placeOnPicture(wished, size, { xPercent: reach / width, yPercent: reach / height });
  };
  const letGo = (): void => {
    grip.current = null;
    setGuides([null, null]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && grip.current !== null) {
      live.cancel();
      letGo();
    } else {
      const [x, y] = ARROWS[event.key] ?? [0, 0];
      if ((x === 0 && y === 0) || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = event.shiftKey ? STEP_PERCENT.far : STEP_PERCENT.fine;
      const wished = { xPercent: middle.xPercent + x * step, yPercent: middle.yPercent + y * step };
      const free = placeOnPicture(wished, size, { xPercent: 0, yPercent: 0 });
      live.make(moveTo(free), t('inspector.textMoved'), `place ${text.id}`);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={field} className="pointer-events-none absolute inset-0 overflow-hidden rounded-card">
      {grip.current === null ? null : (
        <span
          aria-hidden
          className="absolute border border-white/40 border-dashed"
          style={{ inset: `${SAFE_PERCENT}%` }}
        />
      )}
      {guides[0] === null ? null : (
        <span aria-hidden className="absolute inset-y-0 w-px bg-accent" style={{ left: `${guides[0]}%` }} />
      )}
      {guides[1] === null ? null : (
        <span aria-hidden className="absolute inset-x-0 h-px bg-accent" style={{ top: `${guides[1]}%` }} />
      )}
      <button
        type="button"
        aria-label={t('inspector.handle', {
          x: Math.round(middle.xPercent),
          y: Math.round(middle.yPercent),
        })}
        className="pointer-events-auto absolute cursor-move touch-none rounded-control border-2 border-white/90 outline-offset-2 [box-shadow:0_0_0_1px_rgb(0_0_0/0.6)]"
        style={{
          left: `${left}%`,
          top: `${top}%`,
          width: `${size.widthPercent}%`,
          height: `${size.heightPercent}%`,
        }}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = {
            pointerId: event.pointerId,
            fromXPx: event.clientX,
            fromYPx: event.clientY,
            middle,
          };
        }}
        onPointerMove={(event) => {
          if (grip.current?.pointerId !== event.pointerId) return;
          const place = placed(event, grip.current);
          setGuides([place.guideXPercent, place.guideYPercent]);
          live.show(moveTo(place));
        }}
        onPointerUp={(event) => {
          if (grip.current?.pointerId !== event.pointerId) return;
          const isMoved = event.clientX !== grip.current.fromXPx || event.clientY !== grip.current.fromYPx;
          if (isMoved) live.make(moveTo(placed(event, grip.current)), t('inspector.textMoved'));
          letGo();
        }}
        onPointerCancel={() => {
          live.cancel();
          letGo();
        }}
      />
    </div>
  );
}
