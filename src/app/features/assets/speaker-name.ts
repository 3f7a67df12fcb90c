/** What somebody who speaks is called: by their name, or by number where nobody has named them yet. */
import type { Translate } from '../../i18n/translate.ts';

/** As the service calls those it told apart by their voices. */
const NUMBERED = /^speaker_(\d+)$/;

export function speakerName(t: Translate, speaker: string): string {
  const [, number] = NUMBERED.exec(speaker) ?? [];
  return number === undefined ? speaker : t('words.speaker', { number: Number(number) });
}
