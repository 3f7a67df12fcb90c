/** The lanes of the canvas with what can be done to each as a whole: locked by a person on this device, muted in the edit. */
import { LANES, type LaneId } from '../../../../timeline/geometry/lanes.ts';
import { LOCKABLE_LANES } from '../../../../timeline/gestures/locked-lanes.ts';
import { HEARD_LANES } from '../../../../timeline/model/edit.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { useFeature } from '../../../data/account/use-feature.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { useEditorState } from '../use-editor.ts';

export interface Lane {
  readonly id: LaneId;
  readonly name: string;
  readonly topPx: number;
  readonly heightPx: number;
  /** null where nothing can be heard in it, or this service mutes none. */
  readonly mute: LaneSwitch | null;
  /** null where nothing in it can be changed by hand. */
  readonly lock: LaneSwitch | null;
}

export interface LaneSwitch {
  readonly label: string;
  readonly isOn: boolean;
  toggle(): void;
}

const NONE: readonly never[] = [];

export function useLanes(editor: Editor): readonly Lane[] {
  const { t } = useTranslate();
  const canMute = useFeature('timeline_lanes');
  const hasAudio = useFeature('timeline_audio');
  const locked = useEditorState(editor, (state) => state.locked);
  const muted = useEditorState(editor, () => editor.settledView().edit.mutedLanes ?? NONE);

  const lockOf = (id: LaneId, name: string): LaneSwitch | null =>
    LOCKABLE_LANES.some((lane) => lane === id)
      ? {
          label: t('timeline.laneLock', { lane: name }),
          isOn: locked.has(id),
          toggle: () => {
            const others = [...locked].filter((one) => one !== id);
            // What cannot be changed is not held either.
            const next = locked.has(id) ? others : [...others, id];
            editor.store.set({ locked: new Set(next), selection: new Set() });
          },
        }
      : null;
  const muteOf = (id: LaneId, name: string): LaneSwitch | null => {
    const lane = HEARD_LANES.find((one) => one === id);
    if (lane === undefined || !canMute) return null;
    const isOn = muted.includes(lane);
    return {
      label: t('timeline.laneMute', { lane: name }),
      isOn,
      toggle: () => {
        editor.act(() => [{ type: 'set_lane', lane, muted: !isOn }], t('timeline.laneMuted'));
      },
    };
  };
  return LANES.filter(({ id }) => id !== 'audio' || hasAudio).map(({ id, topPx, heightPx }) => {
    const name = id === 'ruler' ? '' : t(`timeline.lane.${id}`);
    return { id, name, topPx, heightPx, mute: muteOf(id, name), lock: lockOf(id, name) };
  });
}
