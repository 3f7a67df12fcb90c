/** The report to pass on: seen whole before it is copied or shared. */
import { Share2 } from 'lucide-react';
import { isAbort } from '../../../base/work/is-abort.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { useToast } from '../../ui/notices/toasts.tsx';
import { Section } from '../../ui/page/card.tsx';

export function ReportPanel({ text }: { text: string }) {
  const { t } = useTranslate();
  const toast = useToast();
  const share = (): void => {
    navigator.share({ title: t('check.title'), text }).catch((error: unknown) => {
      // Closing the sheet is an answer, not a failure.
      if (!isAbort(error)) toast({ text: String(error) });
    });
  };
  return (
    <Section title={t('check.report')}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{t('check.report.lead')}</p>
      <div className="mb-3 flex flex-wrap gap-2">
        <CopyButton text={text} label={t('check.report.copy')} />
        {typeof navigator.share === 'function' ? (
          <Button onClick={share}>
            <Share2 size={16} aria-hidden />
            {t('check.report.share')}
          </Button>
        ) : null}
      </div>
      <textarea
        readOnly
        aria-label={t('check.report.name')}
        value={text}
        rows={12}
        className="w-full rounded-control border border-line-strong bg-surface p-3 font-mono text-xs"
      />
    </Section>
  );
}
