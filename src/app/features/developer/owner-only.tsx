/** Shows what belongs to the owner of the account, and says why where the owner is not here. */
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useClient } from '../../data/connection/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';

export function OwnerOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslate();
  const { connection } = useClient();
  if (connection.ownerToken !== null) return children;
  return (
    <EmptyState
      icon={<KeyRound size={32} />}
      title={t('developer.ownerTitle')}
      text={t('developer.ownerText')}
      action={<ButtonLink to={PATHS.settings.to()}>{t('developer.toSettings')}</ButtonLink>}
    />
  );
}
