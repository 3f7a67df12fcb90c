/** Says what was made of what pages that are gone left undone, or was waiting for its work to come back. */
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../i18n/error-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { useToast } from '../../ui/notices/toasts.tsx';
import type { Finished } from './finish-unsent.ts';
import type { Unsent } from './unsent.ts';

export function useTellFinished(): (finished: Finished | null) => void {
  const { t } = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (finished) => {
    if (finished === null) return;
    if (finished.done > 0) toast({ text: t('unsent.done', { count: finished.done }) });
    for (const { what, error } of finished.undone) {
      const text = t('unsent.failed', { why: errorText(t, error) });
      const page = pageOf(what);
      if (page === null || page === pathname) toast({ text });
      else toast({ text, action: { label: t('unsent.open'), run: () => void navigate(page) } });
    }
  };
}

/** Where it was made, and where both sides are shown that met; null where that is not known. */
function pageOf(what: Unsent): string | null {
  switch (what.kind) {
    case 'composition':
      return PATHS.composition.to(what.compositionId);
    case 'timeline':
      return PATHS.timeline.to(what.projectId);
    case 'story':
    case 'chat':
    case 'settings':
      return PATHS.project.to(what.projectId);
    case 'decision':
      return null;
  }
}
