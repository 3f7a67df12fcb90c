/**
 * Copies a text and says so where the reader looks: in the button itself. Screen readers hear it from a region beside it: a
 * button that is one is told as soon as its page is there.
 */
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useToast } from '../notices/toasts.tsx';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';

const SAID_MS = 2500;

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslate();
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (): void => {
    copyText(text).then(
      () => setCopied(true),
      () => toast({ text: t('review.copyFailed') }),
    );
  };
  return (
    <>
      <Button onClick={copy}>
        {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        {copied ? t('review.copied') : label}
      </Button>
      <span role="status" className="sr-only">
        {copied ? t('review.copied') : null}
      </span>
    </>
  );
}
