/** Lanes to lock and mute where the canvas has no room for their names: on phones, under the items. */
import type { Editor } from '../../../../timeline/session/editor.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { LaneSwitchButton } from './lane-switch.tsx';
import { useLanes } from './use-lanes.ts';

export function LaneList({ editor }: { editor: Editor }) {
  const { t } = useTranslate();
  const lanes = useLanes(editor).filter(({ mute, lock }) => mute !== null || lock !== null);
  return (
    <section aria-label={t('timeline.lanes')} className="sm:hidden">
      <h2 className="font-semibold">{t('timeline.lanes')}</h2>
      <ul className="mt-1 divide-y">
        {lanes.map(({ id, name, mute, lock }) => (
          <li key={id} className="flex min-h-11 items-center text-sm">
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {mute === null ? null : <LaneSwitchButton of={mute} kind="mute" isLarge />}
            {lock === null ? null : <LaneSwitchButton of={lock} kind="lock" isLarge />}
          </li>
        ))}
      </ul>
    </section>
  );
}
