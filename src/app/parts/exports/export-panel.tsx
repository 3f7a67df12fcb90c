/** Exporting a composition: what it uses, the exports there are, and the file behind each. */
import { useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { BONUS } from '../../../contract/limits.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { UNDERWAY_STATES } from '../../../contract/states.ts';
import { EXPORTING } from '../../commands/export-set.ts';
import { useCommands } from '../../commands/open-commands.ts';
import { creditsQuery } from '../../data/account/account.ts';
import { useIsMetered } from '../../data/account/metered.ts';
import { exportsQuery } from '../../data/compositions/compositions.ts';
import { exportsOf, useStartExport } from '../../data/compositions/exports.ts';
import { useClient } from '../../data/connection/session.tsx';
import { wholeNumber } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import type { ButtonTone } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Card } from '../../ui/page/card.tsx';
import { isBeyondBonus } from '../work/beyond-bonus.ts';
import { SpendButton, useWhyOff } from '../work/spend-button.tsx';
import { ExportCodec } from './export-codec.tsx';
import { ExportRow } from './export-row.tsx';

export function ExportPanel({
  composition,
  onBefore = null,
  onRefused = null,
  tone = 'primary',
}: {
  composition: Composition;
  /** Begins to save what is shown and not saved yet, which the export waits for; null where there is nothing. */
  onBefore?: (() => void) | null;
  /** Told why an export was not begun; null where nothing beside the panel changes with it. */
  onRefused?: ((error: unknown) => void) | null;
  /** Quiet where exporting is not what comes next. */
  tone?: ButtonTone;
}) {
  const { t, locale } = useTranslate();
  const client = useClient();
  const isMetered = useIsMetered();
  const credits = useQuery(creditsQuery(client)).data;
  const exports = useQuery(exportsQuery(client, composition.projectId));
  const start = useStartExport(composition.projectId, composition.id);
  const own = exportsOf(exports.data, composition.id);
  const busy = own.some(
    (one) => UNDERWAY_STATES.includes(one.status) && one.revision === composition.revision,
  );
  const left = credits?.dailyLimits.exports;
  const blocked = start.isPending || busy || composition.framing.status === 'pending';
  const whyOff = useWhyOff('create_export', 'exports');
  const begin = (): void => {
    onBefore?.();
    start.mutate(composition.id, { onError: (error) => onRefused?.(error) });
  };
  useCommands(EXPORTING, { isBlocked: blocked || whyOff !== null, start: begin });
  return (
    <Card className="flex flex-col gap-4 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="font-semibold">{t('export.title')}</h2>
          <p className="text-sm text-ink-soft">
            {left === undefined || (!isMetered && left.remaining > 0)
              ? t('export.free')
              : t('export.allowance', {
                  left: wholeNumber(left.remaining, locale),
                  limit: wholeNumber(left.limit, locale),
                })}
          </p>
          {credits !== undefined && isBeyondBonus(credits, composition.durationSec) ? (
            <p className="text-sm font-medium text-bad">
              {t('export.beyondBonus', { count: BONUS.longestExportSec / 60 })}
            </p>
          ) : null}
          <ExportCodec format={composition} />
        </div>
        <SpendButton
          starts="create_export"
          uses="exports"
          tone={tone}
          className="min-h-11 px-5"
          disabled={blocked}
          onClick={begin}
        >
          <Clapperboard size={18} aria-hidden />
          {t('export.start')}
        </SpendButton>
      </div>
      {busy && client.connection.kind === 'browser' ? (
        <p className="hidden text-sm text-ink-soft pointer-coarse:block">{t('export.stayInFront')}</p>
      ) : null}
      {start.isError ? <ErrorNote error={start.error} /> : null}
      {exports.isError ? <ErrorNote error={exports.error} onRetry={() => void exports.refetch()} /> : null}
      <ul className="flex flex-col divide-y empty:hidden">
        {own.map((item) => (
          <li key={item.id} className="py-3 first:pt-0 last:pb-0">
            <ExportRow item={item} revision={composition.revision} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
