/** The captions of a composition as its files have them: the pages that are drawn, or would be. */
import { problem } from '../../../contract/problems/problem.ts';
import type { CaptionPage } from '../../../media/captions/caption-pages.ts';
import { captionPagesOf } from '../../../media/captions/caption-style.ts';
import { conflict } from '../../kernel/api-error.ts';
import type { CompositionContext } from './composition-context.ts';
import type { CompositionState } from './composition-state.ts';
import { planOfState } from './plan-of-state.ts';

/** Breaks lines where captions are not drawn. */
const STYLE_WITHOUT_CAPTIONS = 'outline';

/** @throws ApiError CONFLICT where no word is shown, NOT_FOUND where an asset it is made of is gone */
export async function captionPagesOfState(
  context: CompositionContext,
  accountId: string,
  state: CompositionState,
): Promise<CaptionPage[]> {
  if (state.words.every(({ hidden }) => hidden)) throw conflict(problem('no_words'));
  const captionStyle = state.captionStyle ?? STYLE_WITHOUT_CAPTIONS;
  const { plan } = await planOfState(context, accountId, { ...state, captionStyle });
  return captionPagesOf(plan);
}
