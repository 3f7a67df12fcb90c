/** Whether the service in this browser shows what it counts; an account of a service always does. */
import { chooseMetered, useIsMetered } from '../../data/account/metered.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { Card } from '../../ui/page/card.tsx';

export function MeteredChoice() {
  const { t } = useTranslate();
  const shown = useIsMetered();
  if (useClient().connection.kind !== 'browser') return null;
  return (
    <Card className="mb-6 px-5 py-3">
      <CheckField
        label={t('settings.metered')}
        help={t('settings.metered.help')}
        checked={shown}
        onChange={chooseMetered}
      />
    </Card>
  );
}
