/** In a browser that can read no video, in the place of where one would go in. */
import { lacking } from '../../../contract/problems/lacking-problems.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/page/card.tsx';

export function NoCodecs() {
  const { t } = useTranslate();
  const { details, message } = lacking('codecs_missing');
  return (
    <Card className="flex flex-col items-center gap-4 px-4 py-8 text-center">
      <p className="max-w-prose text-balance">{problemText(t, details.problem, message)}</p>
      <ButtonLink to={PATHS.settings.to()} className="min-h-11">
        {t('drop.account')}
      </ButtonLink>
    </Card>
  );
}
