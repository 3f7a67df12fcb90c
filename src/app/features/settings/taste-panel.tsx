/** What rankings learned from accepted and rejected clips: shown in words, switched off, forgotten. */
import { useQuery } from '@tanstack/react-query';
import type { ClipTaste } from '../../../contract/schemas/clip-taste.ts';
import { useOwnerFeature } from '../../data/account/use-owner-feature.ts';
import { useClient } from '../../data/connection/session.tsx';
import { clipTasteQuery, useUpdateClipTaste } from '../../data/models/clip-taste.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { FACTOR_NAMES } from '../../parts/clips/factor-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Card } from '../../ui/page/card.tsx';
import { OwnerSetting } from './owner-setting.tsx';

export function TastePanel() {
  const { t } = useTranslate();
  const offered = useOwnerFeature('clip_taste');
  const read = useQuery({ ...clipTasteQuery(useClient()), enabled: offered });
  const update = useUpdateClipTaste();
  if (!offered) return null;
  const taste = read.data;
  return (
    <OwnerSetting title={t('taste.title')} lead={t('taste.lead')} read={read}>
      {taste === undefined ? null : (
        <Card className="flex flex-col gap-4 px-5 py-4">
          {update.isError ? <ErrorNote error={update.error} /> : null}
          <CheckField
            label={t('taste.enabled')}
            help={t('taste.enabledHelp')}
            checked={taste.enabled}
            onChange={(enabled) => update.mutate({ enabled })}
          />
          <p className="text-sm text-ink-soft">
            {t('taste.from', { accepted: taste.accepted, rejected: taste.rejected })}
          </p>
          <Learned taste={taste} />
          <div>
            <Button
              disabled={update.isPending || taste.accepted + taste.rejected === 0}
              onClick={() => update.mutate({ forget: true })}
            >
              {t('taste.forget')}
            </Button>
          </div>
        </Card>
      )}
    </OwnerSetting>
  );
}

function Learned({ taste: { leanings, usualSec } }: { taste: ClipTaste }) {
  const { t } = useTranslate();
  if (leanings.length === 0 && usualSec === null) return <p className="text-sm">{t('taste.nothing')}</p>;
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {leanings.map(({ factor, leaning }) => {
        const name = FACTOR_NAMES[factor];
        return (
          <li key={factor} className="grid grid-cols-[9rem_minmax(0,1fr)] items-center gap-3">
            <span>{name === undefined ? factor : t(name)}</span>
            <span className="text-ink-soft">
              {t(leaning > 0 ? 'taste.more' : 'taste.less', { percent: Math.round(100 * Math.abs(leaning)) })}
            </span>
          </li>
        );
      })}
      {usualSec === null ? null : (
        <li className="grid grid-cols-[9rem_minmax(0,1fr)] items-center gap-3">
          <span>{t('taste.length')}</span>
          <span className="text-ink-soft">{t('taste.usual', { count: Math.round(usualSec) })}</span>
        </li>
      )}
    </ul>
  );
}
