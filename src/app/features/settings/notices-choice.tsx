/** Whether the end of work is told while nobody looks at the page. */
import { useState } from 'react';
import { CAPABILITIES } from '../../../base/browser/browser-capabilities.ts';
import { chooseNotices, useWantsNotices } from '../../data/device/done-notices.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';

export function NoticesChoice() {
  const { t } = useTranslate();
  const wanted = useWantsNotices();
  const [isBarred, setBarred] = useState(false);
  if (!CAPABILITIES.notices()) return null;
  return (
    <div className="mt-4 max-w-xl">
      <CheckField
        label={t('settings.notices')}
        help={t('settings.notices.help')}
        checked={wanted}
        onChange={(next) => void chooseNotices(next).then((isAsWanted) => setBarred(!isAsWanted))}
      />
      {isBarred ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {t('settings.notices.barred')}
        </p>
      ) : null}
    </div>
  );
}
