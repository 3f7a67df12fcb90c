/** Which voice server an account uses. Its key is not in the database. */
import type { Database } from '../../ports.ts';
import type { OwnVoice } from './own-voice.ts';

export interface ServerChoice {
  /** Without a slash at its end. */
  readonly address: string;
  readonly model: string;
  readonly voices: readonly OwnVoice[];
}

export function readServerChoice(database: Database, accountId: string): ServerChoice | null {
  const row = database.get<{ address: string; model: string; voices: string }>(
    'SELECT address, model, voices FROM voice_server_choice WHERE account_id = ?',
    [accountId],
  );
  return row === undefined ? null : { ...row, voices: JSON.parse(row.voices) as OwnVoice[] };
}

export function writeServerChoice(database: Database, accountId: string, choice: ServerChoice | null): void {
  database.run('DELETE FROM voice_server_choice WHERE account_id = ?', [accountId]);
  if (choice === null) return;
  database.run('INSERT INTO voice_server_choice (account_id, address, model, voices) VALUES (?, ?, ?, ?)', [
    accountId,
    choice.address,
    choice.model,
    JSON.stringify(choice.voices),
  ]);
}
