/** Which voice server an account uses. Its key is not in the database. */
import type { Queries } from '../../../kernel/ports/database.ts';
import type { ChoiceRows, ChosenServer } from '../chosen-servers.ts';
import type { OwnVoice } from './own-voice.ts';

export interface VoiceServerChoice extends ChosenServer {
  readonly voices: readonly OwnVoice[];
}

export function voiceServerRows(database: Queries): ChoiceRows<VoiceServerChoice> {
  return {
    read: (accountId) => {
      const row = database.get<ChosenServer & { readonly voices: string }>(
        'SELECT address, model, voices FROM voice_server_choice WHERE account_id = ?',
        [accountId],
      );
      return row === undefined ? null : { ...row, voices: JSON.parse(row.voices) as OwnVoice[] };
    },
    add: (accountId, { address, model, voices }) =>
      database.run(
        'INSERT INTO voice_server_choice (account_id, address, model, voices) VALUES (?, ?, ?, ?)',
        [accountId, address, model, JSON.stringify(voices)],
      ),
    remove: (accountId) => database.run('DELETE FROM voice_server_choice WHERE account_id = ?', [accountId]),
  };
}
