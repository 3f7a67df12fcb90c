/** The canvas as a place to drop videos of the edit on: between segments, or on the b-roll lane over them. */
import type { DragEvent, ReactNode } from 'react';
import type { Timeline } from '../../../../contract/schemas/timeline.ts';
import { laneAt } from '../../../../timeline/geometry/lanes.ts';
import { secAt } from '../../../../timeline/geometry/time-scale.ts';
import { insertClip, layOver } from '../../../../timeline/gestures/place-clip.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { NO_PREVIEW } from '../../../../timeline/session/editor-store.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { carriesClip, draggedClip } from './clip-drag.ts';

export const CUT_REACH_PX = 12;

export function ClipDropZone({
  editor,
  clips,
  children,
}: {
  editor: Editor;
  clips: Timeline['clips'];
  children: ReactNode;
}) {
  const { t } = useTranslate();
  const { store } = editor;
  const placeOf = (event: DragEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const { durationSec } = editor.settledView();
    const sec = secAt(store.get().scale, event.clientX - box.left);
    return {
      sec: Math.min(Math.max(0, sec), durationSec),
      isOver: laneAt(event.clientY - box.top) === 'broll',
    };
  };
  const leave = (): void => store.set({ preview: null });
  const onDragOver = (event: DragEvent<HTMLElement>): void => {
    if (!carriesClip(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    const { sec, isOver } = placeOf(event);
    store.set({
      preview: isOver ? { ...NO_PREVIEW, guideSec: sec } : { ...NO_PREVIEW, dropSec: sec },
    });
  };
  const onDrop = (event: DragEvent<HTMLElement>): void => {
    if (!carriesClip(event.dataTransfer)) return;
    event.preventDefault();
    leave();
    const assetId = draggedClip(event.dataTransfer);
    const clip = clips.find((one) => one.assetId === assetId && one.state === 'ready');
    if (clip === undefined) return;
    const { sec, isOver } = placeOf(event);
    const reachSec = CUT_REACH_PX / store.get().scale.pxPerSec;
    editor.act(
      (view) => (isOver ? layOver(view, clip, sec) : insertClip(view, clip, sec, reachSec)),
      t(isOver ? 'media.laidOver' : 'media.inserted'),
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only for dragging; the bin has buttons that do the same
    <div className="min-w-0 flex-1" onDragOver={onDragOver} onDragLeave={leave} onDrop={onDrop}>
      {children}
    </div>
  );
}
