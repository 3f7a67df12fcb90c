/** Choosing and trying a language model. Extension `owner_language_model`. */
import type { OwnerAnswerOf } from '../../../../contract/owner-operations.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import { readOpinions } from '../../../../media/find-clips/opinion/opinion-answer.ts';
import { askForOpinions } from '../../../../media/find-clips/opinion/opinion-question.ts';
import { conflict, invalid } from '../../../kernel/api-error.ts';
import type { OwnerHandlers } from '../../../kernel/call.ts';
import { givenAddress } from '../../../kernel/given-address.ts';
import { failureOf } from '../../../kernel/stored-problem.ts';
import type { ModelContext } from '../model-context.ts';
import { askForAnswer } from './ask-for-answer.ts';

type Ids = 'get_language_model' | 'update_language_model' | 'try_language_model';

/** Something to judge that costs next to nothing. */
const TRIAL = {
  durationSec: 12,
  text: 'Why is bread so expensive? Because nobody ever asked what it costs to bake.',
};

/** Somebody waits, and a client waits for no change longer than a minute and a half. */
const TRIAL_MS = 60_000;

export function languageModelHandlers({ languageModels, network }: ModelContext): OwnerHandlers<Ids> {
  const show = async (accountId: string): Promise<OwnerAnswerOf<'get_language_model'>> => {
    const { address = null, model = null, hasKey = false } = (await languageModels.choiceOf(accountId)) ?? {};
    return { languageModel: { address, model, hasKey } };
  };

  return {
    get_language_model: async ({ account }) => ({ body: await show(account.id) }),

    update_language_model: async ({ account, body: { address, model, key } }) => {
      if (address !== null && model === null)
        throw invalid('/model', 'model_missing', problem('llm_unnamed'));
      const choice =
        address === null || model === null ? null : { address: givenAddress(network, address), model };
      await languageModels.choose(account.id, choice, key);
      return { body: await show(account.id) };
    },

    try_language_model: async ({ account, signal }) => {
      const tried = await askForAnswer({ languageModels }, account.id, {
        messages: askForOpinions([TRIAL], { language: 'en', objective: null, instructions: null }),
        read: (text) => readOpinions(text, 1),
        patienceMs: TRIAL_MS,
        signal,
      });
      if (tried === null) throw conflict(problem('no_language_model'));
      return { body: { ...(await show(account.id)), ...failureOf(tried.why) } };
    },
  };
}
