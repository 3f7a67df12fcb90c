/** The names of the lanes, beside the canvas and as high as its lanes; locked and muted there. */
import { LANES_HEIGHT_PX } from '../../../../timeline/geometry/lanes.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { LaneSwitchButton } from './lane-switch.tsx';
import { useLanes } from './use-lanes.ts';

export function LaneNames({ editor }: { editor: Editor }) {
  const { t } = useTranslate();
  return (
    <section
      aria-label={t('timeline.lanes')}
      className="relative hidden w-[6.5rem] shrink-0 border-r sm:block"
      style={{ height: LANES_HEIGHT_PX }}
    >
      {useLanes(editor).map(({ id, name, topPx, heightPx, mute, lock }) => (
        <div
          key={id}
          className="absolute inset-x-0 flex items-center pl-3 text-xs text-ink-soft"
          style={{ top: topPx, height: heightPx }}
        >
          <span className="min-w-0 flex-1 truncate">{name}</span>
          {mute === null ? null : <LaneSwitchButton of={mute} kind="mute" />}
          {lock === null ? null : <LaneSwitchButton of={lock} kind="lock" />}
        </div>
      ))}
    </section>
  );
}
