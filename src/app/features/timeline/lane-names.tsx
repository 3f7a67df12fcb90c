/** The names of the lanes, beside the canvas and as high as its lanes; locked and muted there. */
import { Lock, LockOpen, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { LANES, LANES_HEIGHT_PX, type LaneId } from '../../../timeline/geometry/lanes.ts';
import { LOCKABLE_LANES } from '../../../timeline/gestures/locked-lanes.ts';
import { HEARD_LANES } from '../../../timeline/model/edit.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { useFeature } from '../../data/use-feature.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useEditorState } from './use-editor.ts';

export function LaneNames({ editor }: { editor: Editor }) {
  const { t } = useTranslate();
  const canMute = useFeature('timeline_lanes');
  const hasAudio = useFeature('timeline_audio');
  const locked = useEditorState(editor, (state) => state.locked);
  const muted = useEditorState(editor, () => editor.settledView().edit.mutedLanes ?? NONE);
  const lock = (id: LaneId): void => {
    const { store } = editor;
    const others = [...locked].filter((one) => one !== id);
    // What cannot be changed is not held either.
    store.set({ locked: new Set(locked.has(id) ? others : [...others, id]), selection: new Set() });
  };
  return (
    <section
      aria-label={t('timeline.lanes')}
      className="relative hidden w-[6.5rem] shrink-0 border-r sm:block"
      style={{ height: LANES_HEIGHT_PX }}
    >
      {LANES.filter(({ id }) => id !== 'audio' || hasAudio).map(({ id, topPx, heightPx }) => {
        const name = id === 'ruler' ? '' : t(`timeline.lane.${id}`);
        const heard = HEARD_LANES.find((lane) => lane === id);
        const isLocked = locked.has(id);
        const isMuted = heard !== undefined && muted.includes(heard);
        return (
          <div
            key={id}
            className="absolute inset-x-0 flex items-center pl-3 text-xs text-ink-soft"
            style={{ top: topPx, height: heightPx }}
          >
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {heard === undefined || !canMute ? null : (
              <LaneButton
                label={t('timeline.laneMute', { lane: name })}
                isPressed={isMuted}
                onPress={() =>
                  editor.act(
                    () => [{ type: 'set_lane', lane: heard, muted: !isMuted }],
                    t('timeline.laneMuted'),
                  )
                }
              >
                {isMuted ? <VolumeX size={14} aria-hidden /> : <Volume2 size={14} aria-hidden />}
              </LaneButton>
            )}
            {LOCKABLE_LANES.some((lane) => lane === id) ? (
              <LaneButton
                label={t('timeline.laneLock', { lane: name })}
                isPressed={isLocked}
                onPress={() => lock(id)}
              >
                {isLocked ? <Lock size={14} aria-hidden /> : <LockOpen size={14} aria-hidden />}
              </LaneButton>
            ) : null}
          </div>
        );
      })}
    </section>
  );
}

const NONE: readonly never[] = [];

function LaneButton({
  label,
  isPressed,
  onPress,
  children,
}: {
  label: string;
  isPressed: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onPress}
      className={`grid size-[1.5rem] shrink-0 place-items-center rounded-control hover:bg-raised ${isPressed ? 'text-accent-text' : ''}`}
    >
      {children}
    </button>
  );
}
