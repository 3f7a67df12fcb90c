/** The field for a request, with requests to begin from. */
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { ASSISTANT_MESSAGE_MAX_CHARS } from '../../../../contract/limits.ts';
import { nearestOffers } from '../../../../timeline/assistant/offers.ts';
import type { Proposal } from '../../../../timeline/assistant/propose.ts';
import { REPLIES } from '../../../../timeline/assistant/replies/replies.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { AllowanceCost, useMayUse } from '../../../parts/work/allowance-cost.tsx';
import { SpendButton } from '../../../parts/work/spend-button.tsx';
import { TextArea } from '../../../ui/fields/field.tsx';
import { isComposing } from '../../../ui/fields/is-composing.ts';
import { refusalText } from '../refusal-text.ts';
import { ActionEffect } from './action-effect.tsx';
import { ModelRequest } from './model-request.tsx';
import type { ModelProposing } from './use-model-proposal.ts';

const MOST_EXAMPLES = 6;

export function RequestForm({
  message,
  busy,
  proposal,
  byModel,
  offers,
  onMessage,
  onAskModel,
  onSend,
}: {
  message: string;
  /** What is going on; null where another request may be sent. */
  busy: string | null;
  /** What the message would do; null where that is not known. */
  proposal: Proposal | null;
  byModel: ModelProposing;
  /** Requests that work on this edit. */
  offers: readonly string[];
  onAskModel: () => void;
  onMessage: (message: string) => void;
  onSend: () => void;
}) {
  const { t, locale } = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const mayAsk = useMayUse('assistantTurns');
  const isLocked = proposal?.actions.some(({ refusal }) => refusal?.reason === 'lane_locked') === true;
  const isReady = mayAsk && busy === null && !byModel.isAsking && !isLocked && message.trim() !== '';
  const take = (offer: string): void => {
    onMessage(offer);
    form.current?.querySelector('textarea')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (isReady) onSend();
  };
  return (
    <form
      ref={form}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSend();
      }}
    >
      <TextArea
        label={t('assistant.ask')}
        placeholder={t('assistant.placeholder')}
        rows={2}
        maxLength={ASSISTANT_MESSAGE_MAX_CHARS}
        value={message}
        onChange={(event) => onMessage(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {proposal === null || isEmpty(proposal) ? null : <ProposalList proposal={proposal} />}
      <ModelRequest
        proposing={byModel}
        isUnread={message.trim() !== '' && proposal?.hasUnread !== false}
        onAsk={onAskModel}
      />
      {message.trim() === '' ? (
        <>
          <p className="text-sm text-ink-soft">{t('assistant.can')}</p>
          <Offers label={t('assistant.examples')} offers={offers.slice(0, MOST_EXAMPLES)} onTake={take} />
        </>
      ) : proposal?.hasUnread === true ? (
        <>
          <p className="text-sm text-ink-soft">{t('assistant.nearest')}</p>
          <Offers
            label={t('assistant.nearest')}
            offers={nearestOffers(message, offers.length < 3 ? REPLIES[locale].offers : offers)}
            onTake={take}
          />
        </>
      ) : null}
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0 flex-1">
          <AllowanceCost
            allowance="assistantTurns"
            costText={(left, bonus) =>
              t(bonus?.status === 'active' ? 'assistant.costBonus' : 'assistant.costPlan', { left })
            }
            isSmall
          />
        </div>
        <SpendButton starts="create_assistant_turn" type="submit" tone="primary" disabled={!isReady}>
          <SendHorizontal size={16} aria-hidden />
          {t('assistant.send')}
        </SpendButton>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {busy}
      </p>
    </form>
  );
}

/** Each fills the field: what it would do is shown there before it is sent. */
function Offers({
  label,
  offers,
  onTake,
}: {
  label: string;
  offers: readonly string[];
  onTake: (offer: string) => void;
}) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {offers.map((offer) => (
        <li key={offer}>
          <button
            type="button"
            onClick={() => onTake(offer)}
            className="min-h-8 rounded-full border px-3 text-left text-xs text-ink-soft hover:bg-raised hover:text-ink pointer-coarse:min-h-11"
          >
            {offer}
          </button>
        </li>
      ))}
    </ul>
  );
}

const isEmpty = ({ actions, said }: Proposal): boolean => actions.length === 0 && said.length === 0;

/** What a request would do if it were sent: each action with its effect, and what would be left undone. */
function ProposalList({ proposal: { actions, said } }: { proposal: Proposal }) {
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
