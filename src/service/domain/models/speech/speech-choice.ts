/** Which speech model an account uses and where it comes from. */

import {
  DEFAULT_SPEECH_MODEL,
  findSpeechModel,
  type SpeechModelFacts,
} from '../../../../media/listen/speech/speech-models.ts';
import type { Queries } from '../../../kernel/ports/database.ts';

export interface SpeechChoice {
  readonly model: SpeechModelFacts;
  /** null for the hub. */
  readonly address: string | null;
}

interface ChoiceRow {
  readonly model_id: string | null;
  readonly address: string | null;
}

export function readSpeechChoice(database: Queries, accountId: string): SpeechChoice {
  const row = database.get<ChoiceRow>('SELECT model_id, address FROM speech_choice WHERE account_id = ?', [
    accountId,
  ]);
  const model = findSpeechModel(row?.model_id ?? '') ?? findSpeechModel(DEFAULT_SPEECH_MODEL);
  if (model === undefined) throw new Error('The speech model used without a choice is not in the list.');
  return { model, address: row?.address ?? null };
}

export function writeSpeechChoice(
  database: Queries,
  accountId: string,
  { model, address }: SpeechChoice,
): void {
  database.run(
    `INSERT INTO speech_choice (account_id, model_id, address) VALUES (?1, ?2, ?3)
     ON CONFLICT (account_id) DO UPDATE SET model_id = ?2, address = ?3`,
    [accountId, model.id, address],
  );
}
