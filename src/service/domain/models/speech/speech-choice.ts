/** Which speech model an account chose and where models come from. */
import type { Queries } from '../../../kernel/ports/database.ts';

export interface SpeechChoice {
  /** null for the best that the device runs well. */
  readonly modelId: string | null;
  /** null for the hub. */
  readonly address: string | null;
}

export async function readSpeechChoice(database: Queries, accountId: string): Promise<SpeechChoice> {
  const row = await database.get<SpeechChoice>(
    'SELECT model_id AS modelId, address FROM speech_choice WHERE account_id = ?',
    [accountId],
  );
  return row ?? { modelId: null, address: null };
}

export async function writeSpeechChoice(
  database: Queries,
  accountId: string,
  { modelId, address }: SpeechChoice,
): Promise<void> {
  await database.run(
    `INSERT INTO speech_choice (account_id, model_id, address) VALUES (?1, ?2, ?3)
     ON CONFLICT (account_id) DO UPDATE SET model_id = ?2, address = ?3`,
    [accountId, modelId, address],
  );
}
