/** A delivery pasted from a log, checked here: nothing of it leaves the page. */
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CAPABILITIES } from '../../../base/browser/browser-capabilities.ts';
import { roughDuration, timeLeft } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { TextArea, TextField } from '../../ui/fields/field.tsx';
import { Card, Section } from '../../ui/page/card.tsx';
import { useNow } from '../../ui/page/use-now.ts';
import { type Verdict, verifyDelivery } from './verify-delivery.ts';

export function DeliveryVerifier() {
  const { t } = useTranslate();
  // Browsers compute signatures on secure pages only.
  const isSecure = CAPABILITIES.secure();
  return (
    <Section title={t('verify.title')}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        {t(isSecure ? 'verify.lead' : 'verify.insecure')}
      </p>
      {isSecure ? <PastedDelivery /> : null}
    </Section>
  );
}

function PastedDelivery() {
  const { t } = useTranslate();
  const [headersText, setHeaders] = useState('');
  const [body, setBody] = useState('');
  const [secret, setSecret] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const nowSec = Math.floor(useNow() / 1000);
  const empty = headersText.trim() === '' || secret.trim() === '';

  useEffect(() => {
    if (empty) {
      setVerdict(null);
      return;
    }
    let current = true;
    void verifyDelivery({ headersText, body, secret, nowSec }).then((found) => {
      if (current) setVerdict(found);
    });
    return () => {
      current = false;
    };
  }, [headersText, body, secret, nowSec, empty]);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <TextArea
          label={t('verify.headers')}
          rows={4}
          spellCheck={false}
          className="font-mono text-xs!"
          placeholder={'webhook-id: evt_…\nwebhook-timestamp: 1795288200\nwebhook-signature: v1,…'}
          value={headersText}
          onChange={(event) => setHeaders(event.target.value)}
        />
        <TextArea
          label={t('verify.body')}
          help={t('verify.bodyHelp')}
          rows={7}
          spellCheck={false}
          className="font-mono text-xs!"
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
        <TextField
          label={t('verify.secret')}
          help={t('verify.secretHelp')}
          type="password"
          autoComplete="off"
          placeholder="whsec_…"
          value={secret}
          onChange={(event) => setSecret(event.target.value)}
        />
      </div>
      <div role="status" aria-label={t('verify.result')}>
        {verdict === null ? (
          <p className="rounded-card border border-dashed px-5 py-10 text-center text-ink-soft">
            {t('verify.waiting')}
          </p>
        ) : (
          <Findings verdict={verdict} />
        )}
      </div>
    </div>
  );
}

function Findings({ verdict }: { verdict: Verdict }) {
  const { t, locale } = useTranslate();
  const { genuine, missing, secretProblem, ageSec, timely, signatures, mistake } = verdict;
  return (
    <Card className="overflow-hidden">
      <p
        className={`flex items-center gap-2 px-5 py-4 font-semibold ${genuine ? 'bg-good-wash text-good' : 'bg-bad-wash text-bad'}`}
      >
        {genuine ? <CircleCheck size={20} aria-hidden /> : <CircleX size={20} aria-hidden />}
        {t(genuine ? 'verify.genuine' : 'verify.refuse')}
      </p>
      <ul className="divide-y text-sm">
        <Finding
          good={missing.length === 0}
          text={
            missing.length === 0
              ? t('verify.headersThere')
              : t('verify.missing', { names: missing.join(', ') })
          }
        />
        <Finding
          good={secretProblem === null}
          text={secretProblem === null ? t('verify.secretGood') : t(`verify.secretBad.${secretProblem}`)}
        />
        <Finding good={timely} text={ageText()} />
        {signatures.length === 0 ? <Finding good={false} text={t('verify.noSignature')} /> : null}
        {signatures.map(({ text, result }, index) => (
          <Finding
            key={text}
            good={result === 'valid'}
            text={t(`verify.signature.${result}`, { number: index + 1 })}
            detail={text}
          />
        ))}
        {mistake === null ? null : <Finding good={false} text={t(`verify.mistake.${mistake}`)} />}
      </ul>
      {verdict.eventId === null ? null : (
        <p className="border-t px-5 py-3 font-mono text-xs break-all text-ink-soft">
          {verdict.eventId} {verdict.type === null ? '' : `· ${verdict.type}`}
        </p>
      )}
    </Card>
  );

  function ageText(): string {
    if (ageSec === null) return t('verify.noTime');
    const apart = Math.abs(ageSec);
    const time = apart < 120 ? roughDuration(apart, locale) : timeLeft(apart * 1000, locale);
    if (ageSec < 0) return t(timely ? 'verify.aheadGood' : 'verify.aheadBad', { time });
    return t(timely ? 'verify.ageGood' : 'verify.ageBad', { time });
  }
}

function Finding({ good, text, detail }: { good: boolean; text: string; detail?: string }) {
  const { t } = useTranslate();
  return (
    <li className="flex items-start gap-3 px-5 py-3">
      {good ? (
        <CircleCheck size={18} className="mt-0.5 shrink-0 text-good" aria-label={t('verify.fine')} />
      ) : (
        <CircleX size={18} className="mt-0.5 shrink-0 text-bad" aria-label={t('verify.wrong')} />
      )}
      <span className="min-w-0">
        {text}
        {detail === undefined ? null : (
          <span className="block font-mono text-xs break-all text-ink-soft">{detail}</span>
        )}
      </span>
    </li>
  );
}
