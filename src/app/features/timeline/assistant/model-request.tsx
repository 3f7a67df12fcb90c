/** Beside a request that the rules cannot read: asking the owner's language model, and what came of it. */
import { Sparkles } from 'lucide-react';
import { problemText } from '../../../i18n/problem-text.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { LanguageModelOffer } from '../../../parts/models/language-model-offer.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import type { ModelProposing } from './use-model-proposal.ts';

export function ModelRequest({
  proposing: { model, isAsking, failure, answer },
  isUnread,
  onAsk,
}: {
  proposing: ModelProposing;
  /** The rules cannot read all of the message. */
  isUnread: boolean;
  onAsk: () => void;
}) {
  const { t } = useTranslate();
  if (model === null || (!isUnread && answer === null && !isAsking)) return null;
  if (model === 'none') return <LanguageModelOffer says={t('assistant.noModel')} />;
  return (
    <div className="flex flex-col items-start gap-2">
      {answer === null ? (
        <Button disabled={isAsking} onClick={onAsk}>
          <Sparkles size={16} aria-hidden />
          {t('assistant.askModel', { model })}
        </Button>
      ) : null}
      <p role="status" className="text-sm text-ink-soft wrap-anywhere empty:hidden">
        {isAsking ? (
          t('assistant.modelThinks')
        ) : answer === null ? (
          t('assistant.modelGets')
        ) : (
          <Outcome answer={answer} />
        )}
      </p>
      {failure === null ? null : <ErrorNote error={failure} />}
    </div>
  );
}

function Outcome({ answer }: { answer: NonNullable<ModelProposing['answer']> }) {
  const { t } = useTranslate();
  const { model, proposal, errorReason, errorMessage } = answer;
  if (proposal === null)
    return (
      <>
        {problemText(t, errorReason, errorMessage ?? '')} {t('assistant.byRules')}
      </>
    );
  const { steps, reply, leftOut } = proposal;
  return (
    <>
      {steps.length === 0 ? t('assistant.modelNothing', { model }) : t('assistant.modelProposed', { model })}
      {reply === null ? '' : ` “${reply}”`}
      {leftOut === 0 ? '' : ` ${t('assistant.leftOut', { count: leftOut })}`}
    </>
  );
}
