/** What the eight factors of a score are called on the screen; others keep the label of their service. */
import type { MessageId } from '../../i18n/messages.ts';

export const FACTOR_NAMES: Readonly<Record<string, MessageId>> = {
  hook: 'factor.hook',
  payoff: 'factor.payoff',
  clarity: 'factor.clarity',
  emotion: 'factor.emotion',
  novelty: 'factor.novelty',
  selfContained: 'factor.selfContained',
  quotability: 'factor.quotability',
  dialogue: 'factor.dialogue',
};
