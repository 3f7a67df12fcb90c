/** What a speech model is called: its name, and what it runs on where that is not the processor. */
import { MODEL_RUNTIMES, type SpeechModel } from '../../../contract/owner/speech-operations.ts';
import type { Translate } from '../../i18n/translate.ts';

export function speechModelName(
  t: Translate,
  { name, runtime }: Pick<SpeechModel, 'name' | 'runtime'>,
): string {
  // A service of another version may run models on what is not known here.
  const known = MODEL_RUNTIMES.find((one) => one === runtime);
  return known === undefined ? name : t(`listening.on.${known}`, { name });
}
