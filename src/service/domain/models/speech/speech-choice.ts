/** Which speech model an account chose, where models are to come from, and whether speakers are told apart. */
import type { Queries } from '../../../kernel/ports/database.ts';

export interface SpeechChoice {
  /** null for the best that the device runs well. */
  readonly modelId: string | null;
  /** null for the hub; only that of who keeps the models counts (`models-keeper.ts`). */
  readonly address: string | null;
  readonly tellsSpeakers: boolean;
}

export async function readSpeechChoice(database: Queries, accountId: string): Promise<SpeechChoice> {
  const row = await database.get<Omit<SpeechChoice, 'tellsSpeakers'> & { tellsSpeakers: number }>(
    'SELECT model_id AS "modelId", address, tells_speakers AS "tellsSpeakers" FROM speech_choice WHERE account_id = ?',
    [accountId],
  );
  return {
    modelId: row?.modelId ?? null,
    address: row?.address ?? null,
    tellsSpeakers: row?.tellsSpeakers === 1,
  };
}

export async function writeSpeechChoice(
  database: Queries,
  accountId: string,
  { modelId, address, tellsSpeakers }: SpeechChoice,
): Promise<void> {
  await database.run(
    `INSERT INTO speech_choice (account_id, model_id, address, tells_speakers) VALUES (?1, ?2, ?3, ?4)
     ON CONFLICT (account_id) DO UPDATE SET model_id = ?2, address = ?3, tells_speakers = ?4`,
    [accountId, modelId, address, tellsSpeakers ? 1 : 0],
  );
}
