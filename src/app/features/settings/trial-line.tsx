/** How trying a server went, in one line that is read out. */
import type { GivenProblem } from '../../../contract/schemas/problem.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

interface LineProps {
  /** Shown while it is tried; null where it is not. */
  readonly trying: string | null;
  readonly works: string;
  /** undefined where nothing was tried yet. */
  readonly result: { readonly errorMessage: string | null; readonly errorReason?: GivenProblem } | undefined;
}

export function TrialLine({ trying, works, result }: LineProps) {
  const { t } = useTranslate();
  const failure = result?.errorMessage ?? null;
  return (
    <p
      role="status"
      className={`mt-3 max-w-prose text-sm wrap-anywhere ${trying === null && failure !== null ? 'text-bad' : ''}`}
    >
      {trying}
      {trying !== null || result === undefined
        ? null
        : failure === null
          ? works
          : problemText(t, result.errorReason, failure)}
    </p>
  );
}
