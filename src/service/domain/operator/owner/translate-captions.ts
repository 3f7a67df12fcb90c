/** The captions of a composition in another language, by the account's language model. They are answered, not kept. */
import { problem } from '../../../../contract/problems/problem.ts';
import {
  askForTranslation,
  PAGES_MAX,
  readTranslation,
} from '../../../../media/captions/translation/translate-captions.ts';
import { writeSrt, writeVtt } from '../../../../media/captions/write-captions.ts';
import { conflict } from '../../../kernel/api-error.ts';
import type { OwnerHandler } from '../../../kernel/call.ts';
import { failureOf } from '../../../kernel/stored-problem.ts';
import { captionPagesOfState } from '../../compositions/caption-pages-of-state.ts';
import { requireComposition, stateOf } from '../../compositions/composition-rows.ts';
import { askForAnswer } from '../../models/language-model/ask-for-answer.ts';
import type { OperatorContext } from '../operator-context.ts';

type Call = Parameters<OwnerHandler<'translate_captions'>>[0];

/** Somebody waits, and a client waits for no change longer than a minute and a half. */
const PATIENCE_MS = 80_000;

export async function translateCaptions(
  context: OperatorContext,
  { account, params, body, signal }: Call,
): Promise<Awaited<ReturnType<OwnerHandler<'translate_captions'>>>> {
  const state = stateOf(await requireComposition(context.database, account.id, params.compositionId));
  const pages = await captionPagesOfState(context, account.id, state);
  if (pages.length > PAGES_MAX) throw conflict(problem('too_many_captions', { most: PAGES_MAX }));
  const asked = await askForAnswer(context, account.id, {
    messages: askForTranslation(pages, body.language),
    read: (text) => readTranslation(text, pages),
    patienceMs: PATIENCE_MS,
    signal,
  });
  if (asked === null) throw conflict(problem('no_language_model'));
  const { model, answer, why } = asked;
  const translation = answer === null ? null : { srt: writeSrt(answer), vtt: writeVtt(answer) };
  return { body: { model, translation, ...failureOf(why) } };
}
