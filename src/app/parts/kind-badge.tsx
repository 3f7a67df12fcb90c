/** The kind of a project as a word; one this version does not know by the name the service gives it. */
import { useTranslate } from '../i18n/use-translate.tsx';
import { Badge } from '../ui/badge.tsx';
import { KIND_NAMES } from './kind-words.ts';

export function KindBadge({ kind }: { kind: string }) {
  const { t } = useTranslate();
  const known = KIND_NAMES[kind];
  return <Badge>{known === undefined ? kind : t(known)}</Badge>;
}
