/** A failed part of a page: what happened, what to do, the request id to quote, and one way on. */
import { TriangleAlert } from 'lucide-react';
import { errorText, requestIdOf } from '../../i18n/error-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../controls/button.tsx';

export function ErrorNote({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslate();
  const requestId = requestIdOf(error);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-start gap-3 rounded-card border border-bad-edge bg-bad-wash px-4 py-3"
    >
      <TriangleAlert size={20} className="mt-0.5 shrink-0 text-bad" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{errorText(t, error)}</p>
        {requestId === null ? null : (
          <p className="mt-0.5 font-mono text-xs text-ink-soft">{t('error.requestId', { id: requestId })}</p>
        )}
      </div>
      {onRetry === undefined ? null : <Button onClick={onRetry}>{t('error.retry')}</Button>}
    </div>
  );
}
