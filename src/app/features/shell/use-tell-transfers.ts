/**
 * The end of a file's way to or from the device, told where its own page is not shown any more; until then the tab asks
 * before it closes.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { notify } from '../../data/device/done-notices.ts';
import { type Transfer, useTransfers } from '../../data/storage/use-transfer.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useToast } from '../../ui/notices/toasts.tsx';

const TOLD = { done: 'tray.done', failed: 'tray.failed' } as const;

/** @returns those that run */
export function useTellTransfers(): readonly Transfer[] {
  const { t } = useTranslate();
  const toast = useToast();
  const { pathname } = useLocation();
  const transfers = useTransfers((all) => all);
  const before = useRef<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent(({ label, page, state }: Transfer): void => {
    if (state !== 'done' && state !== 'failed') return;
    const text = t(TOLD[state], { what: label });
    if (document.visibilityState !== 'visible') notify(text);
    if (page !== pathname) toast({ text });
  });
  const running = transfers.filter(({ state }) => state === 'running');
  useEffect(() => {
    for (const one of transfers) if (one.state !== 'running' && before.current.has(one.id)) tell(one);
    before.current = new Set(transfers.flatMap(({ id, state }) => (state === 'running' ? [id] : [])));
  }, [transfers]);
  const isRunning = running.length > 0;
  useEffect(() => {
    if (!isRunning) return;
    const onLeave = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isRunning]);
  return running;
}
