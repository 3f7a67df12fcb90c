/** What screen readers are told of a step in the review: focus stays on its button while another clip takes the picture's place. */
import type { Clip } from '../../../../contract/schemas/clip.ts';
import type { ClipDecision } from '../../../data/projects/decide-clips.ts';
import type { Translate } from '../../../i18n/translate.ts';

export interface Told {
  /** null where the reader only went to another clip. */
  readonly decision: ClipDecision | null;
  /** The clip that is shown now; null where none is left. */
  readonly shown: Pick<Clip, 'title'> | null;
}

export function toldText(t: Translate, { decision, shown }: Told): string {
  const title = shown?.title ?? '';
  if (decision === null) return title;
  if (decision === 'restore') return t('review.toldRestored', { title });
  const done = t(decision === 'accept' ? 'review.accepted' : 'review.rejected');
  return shown === null ? done : t('review.toldNext', { done, title });
}
