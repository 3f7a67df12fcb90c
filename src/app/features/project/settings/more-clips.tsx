/** What to change where an analysis found too few clips, or none: each button puts it into the settings below. */
import { useQuery } from '@tanstack/react-query';
import { optionsQuery } from '../../../data/account/account.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { ChosenSettings } from './default-settings.ts';

export type SettingsPatch = Partial<ChosenSettings>;

/** Shorter by this factor at once: a second more or less finds nothing new. */
const SHORTER = 0.5;
const LONGER = 2;

export function MoreClips({
  settings,
  none = false,
  onPatch,
}: {
  settings: ChosenSettings;
  /** Not one was found: longer ones may be, which would be no help to have more. */
  none?: boolean;
  onPatch: (patch: SettingsPatch) => void;
}) {
  const { t } = useTranslate();
  const options = useQuery(optionsQuery(useClient())).data;
  if (options === undefined) return null;
  const { minDurationSec: leastRange, maxDurationSec: mostRange } = options;
  const { minDurationSec, maxDurationSec, instructions } = settings;
  const shorter = Math.max(leastRange.min, Math.floor((minDurationSec ?? leastRange.min) * SHORTER));
  const longer = Math.min(mostRange.max, Math.ceil((maxDurationSec ?? mostRange.max) * LONGER));
  return (
    <div className="flex flex-wrap gap-2">
      {shorter < (minDurationSec ?? 0) ? (
        <Button className="max-md:min-h-11" onClick={() => onPatch({ minDurationSec: shorter })}>
          {t('project.allowShorter', { seconds: shorter })}
        </Button>
      ) : null}
      {none && longer > (maxDurationSec ?? Number.POSITIVE_INFINITY) ? (
        <Button className="max-md:min-h-11" onClick={() => onPatch({ maxDurationSec: longer })}>
          {t('project.allowLonger', { seconds: longer })}
        </Button>
      ) : null}
      {instructions === null || instructions === '' ? null : (
        <Button className="max-md:min-h-11" onClick={() => onPatch({ instructions: null })}>
          {t('project.dropInstructions')}
        </Button>
      )}
    </div>
  );
}
