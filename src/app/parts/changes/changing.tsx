/** Controls that change something: off together where the key may only read, which a line over the page says. */
import type { ReactNode } from 'react';
import { useMay } from '../../data/account/use-may.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

export function Changing({ children }: { children: ReactNode }) {
  const mayChange = useMay('clips:write');
  return (
    // It groups nothing for readers: without a name its role would only be noise.
    <fieldset role="none" disabled={!mayChange} className="contents">
      {children}
    </fieldset>
  );
}

/** Why they are off, beside controls that fill the page, where the line over it is out of sight. */
export function WhyUnchanging() {
  const { t } = useTranslate();
  const mayChange = useMay('clips:write');
  if (mayChange) return null;
  return (
    <p className="w-full text-center text-xs text-ink-soft">{t('scope.lacks', { scope: 'clips:write' })}</p>
  );
}
