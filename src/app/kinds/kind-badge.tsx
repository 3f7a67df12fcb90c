/** The kind of a project as a word; one this version does not know by the name the service gives it. */
import { useTranslate } from '../i18n/use-translate.tsx';
import { Badge } from '../ui/page/badge.tsx';
import { kindOf } from './kinds.ts';

export function KindBadge({ kind }: { kind: string }) {
  const { t } = useTranslate();
  const known = kindOf(kind);
  return <Badge>{known === undefined ? kind : t(known.name)}</Badge>;
}
