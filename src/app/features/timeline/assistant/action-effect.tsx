/** What an action does to the edit, in seconds and segments. */
import type { Impact } from '../../../../timeline/assistant/impact.ts';
import { numbers } from '../../../i18n/format.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';

export function ActionEffect({
  impact: { durationDeltaSec, segmentsChanged },
  isEstimate = false,
}: {
  impact: Impact;
  isEstimate?: boolean;
}) {
  const { t, locale } = useTranslate();
  const sec = numbers(locale, { maximumFractionDigits: 1 }).format(Math.abs(durationDeltaSec));
  const length =
    Math.abs(durationDeltaSec) < 0.05
      ? t('assistant.sameLength')
      : t(durationDeltaSec < 0 ? 'assistant.shorter' : 'assistant.longer', { sec });
  return (
    <span>
      {isEstimate ? t('assistant.about', { effect: length }) : length}
      {segmentsChanged === 0 ? '' : ` · ${t('assistant.segments', { count: segmentsChanged })}`}
    </span>
  );
}
