/** What a request would do if it were sent: each action with its effect, and what would be left undone. */
import type { Proposal } from '../../../../timeline/assistant/propose.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { refusalText } from '../refusal-text.ts';
import { ActionEffect } from './action-effect.tsx';

export function ProposalList({ proposal: { actions, said } }: { proposal: Proposal }) {
  const { t } = useTranslate();
  return (
    <section
      aria-label={t('assistant.proposal')}
      className="flex flex-col gap-2 rounded-card border border-dashed border-line-strong px-3 py-2"
    >
      {actions.length === 0 ? null : (
        <>
          <p className="text-xs text-ink-soft">{t('assistant.proposal')}</p>
          <ul className="flex flex-col gap-1.5">
            {actions.map(({ label, impact, refusal, isEstimate }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: actions are their places: the same one may be asked for twice
              <li key={at} className="text-sm">
                <p className="font-medium break-words">{label}</p>
                {refusal === null ? (
                  <p className="text-xs text-ink-soft">
                    <ActionEffect impact={impact} isEstimate={isEstimate} />
                  </p>
                ) : (
                  <p className="text-xs text-bad">{refusalText(t, refusal)}</p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {said.map((line) => (
        <p key={line} className="text-sm break-words">
          {line}
        </p>
      ))}
    </section>
  );
}
