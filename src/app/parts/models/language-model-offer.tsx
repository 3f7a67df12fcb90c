/** Beside work that the built-in rules do alone: that a language model could do more of it, and where to set one up. */
import { useChosenLanguageModel } from '../../data/models/language-model.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/controls/link.tsx';

/** Nothing where a model is set, or this service asks none. */
export function LanguageModelOffer({ says }: { says: string }) {
  const { t } = useTranslate();
  if (useChosenLanguageModel() !== 'none') return null;
  return (
    <p className="max-w-prose text-sm text-ink-soft">
      {says}{' '}
      <Link to={PATHS.settings.to()} className="underline">
        {t('model.settings')}
      </Link>
    </p>
  );
}
