/** Why something asked of the edit was not done, in the reader's language. */
import type { Refusal } from '../../../timeline/model/edit-error.ts';
import type { Translate } from '../../i18n/translate.ts';

export function refusalText(t: Translate, { reason, values }: Refusal): string {
  return t(`timeline.refusal.${reason}`, values);
}
