/** The canvas as a place to drop videos of the edit on: between segments, on the b-roll lane over them, or on the lane of sounds. */
import type { DragEvent, ReactNode } from 'react';
import type { Timeline } from '../../../../contract/schemas/timeline.ts';
import { type LaneId, laneAt } from '../../../../timeline/geometry/lanes.ts';
import { secAt } from '../../../../timeline/geometry/time-scale.ts';
import { insertClip, layAudio, layOver } from '../../../../timeline/gestures/place-clip.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { NO_PREVIEW } from '../../../../timeline/session/editor-store.ts';
import { useFeature } from '../../../data/account/use-feature.ts';
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
  const laysSounds = useFeature('timeline_audio');
  const isLaid = (lane: LaneId): boolean => lane === 'broll' || (lane === 'audio' && laysSounds);
  const placeOf = (event: DragEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const { durationSec } = editor.settledView();
    const sec = secAt(store.get().scale, event.clientX - box.left);
    return {
      sec: Math.min(Math.max(0, sec), durationSec),
      lane: laneAt(event.clientY - box.top),
    };
  };
  const leave = (): void => store.set({ preview: null });
  const onDragOver = (event: DragEvent<HTMLElement>): void => {
    if (!carriesClip(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    const { sec, lane } = placeOf(event);
    store.set({
      preview: isLaid(lane) ? { ...NO_PREVIEW, guideSec: sec } : { ...NO_PREVIEW, dropSec: sec },
    });
  };
  const onDrop = (event: DragEvent<HTMLElement>): void => {
    if (!carriesClip(event.dataTransfer)) return;
    event.preventDefault();
    leave();
    const assetId = draggedClip(event.dataTransfer);
    const clip = clips.find((one) => one.assetId === assetId && one.state === 'ready');
    if (clip === undefined) return;
    const { sec, lane } = placeOf(event);
    const reachSec = CUT_REACH_PX / store.get().scale.pxPerSec;
    if (lane === 'audio' && laysSounds)
      editor.act((view) => layAudio(view, clip, sec), t('media.soundAdded'));
    else if (lane === 'broll') editor.act((view) => layOver(view, clip, sec), t('media.laidOver'));
    else editor.act((view) => insertClip(view, clip, sec, reachSec), t('media.inserted'));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only for dragging; the bin has buttons that do the same
    <div className="min-w-0 flex-1" onDragOver={onDragOver} onDragLeave={leave} onDrop={onDrop}>
      {children}
    </div>
  );
}
