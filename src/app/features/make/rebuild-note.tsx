/** What building again keeps and drops of what was changed by hand, said before it happens. */
import { useQuery } from '@tanstack/react-query';
import type { Estimate } from '../../../contract/operations/autoclip-operations.ts';
import { estimateQuery } from '../../data/projects.ts';
import { useClient } from '../../data/session.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

type HandEdits = NonNullable<Estimate['rebuild']>['kept'];

export function RebuildNote({ projectId }: { projectId: string }) {
  const { t, locale } = useTranslate();
  const rebuild = useQuery(estimateQuery(useClient(), projectId)).data?.rebuild;
  if (rebuild === undefined) return null;
  const list = (edits: HandEdits): string =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(editNames(t, edits));
  const { kept, lost, open } = {
    kept: list(rebuild.kept),
    lost: list(rebuild.lost),
    open: rebuild.open === undefined ? '' : list(rebuild.open),
  };
  return (
    <div className="flex flex-col gap-1 text-xs sm:text-sm">
      {kept === '' ? null : <p className="text-ink-soft">{t('rebuild.kept', { what: kept })}</p>}
      {lost === '' ? null : <p className="font-medium">{t('rebuild.lost', { what: lost })}</p>}
      {open === '' ? null : <p className="font-medium">{t('rebuild.open', { what: open })}</p>}
    </div>
  );
}

function editNames(t: Translate, { title, captionStyle, words, shots }: HandEdits): string[] {
  return [
    ...(title ? [t('rebuild.title')] : []),
    ...(captionStyle ? [t('rebuild.captionStyle')] : []),
    ...(words > 0 ? [t('rebuild.words', { count: words })] : []),
    ...(shots > 0 ? [t('rebuild.shots', { count: shots })] : []),
  ];
}
