/** Checks that a voice is built in or of the account's own server, and speaks the language. */
import { problem } from '../../../../contract/problems/problem.ts';
import { findVoice, VOICES } from '../../../../media/speak/voices.ts';
import { invalid } from '../../../kernel/api-error.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import type { ModelContext } from '../model-context.ts';
import { type OwnVoice, ownVoiceId } from './own-voice.ts';
import { voiceServerRows } from './voice-server-manager.ts';

interface WantedVoice {
  readonly accountId: string;
  readonly id: string;
  readonly language: string;
}

/** @throws ApiError VALIDATION_FAILED naming `path` */
export async function requireVoice(
  { database }: Pick<ModelContext, 'database'>,
  path: string,
  { accountId, id, language }: WantedVoice,
): Promise<void> {
  const own = (await ownVoices(database, accountId)).find((one) => ownVoiceId(one) === id);
  const voice = findVoice(id) ?? own;
  if (voice === undefined) throw invalid(path, 'unknown_voice', problem('voice_unknown', { voice: id }));
  if (voice.language !== language)
    throw invalid(path, 'voice_language', problem('voice_language', { voice: id }));
}

/** Whether a voice chosen before is still there; one of a server may have been taken away. */
export async function hasVoice(database: Queries, accountId: string, id: string | null): Promise<boolean> {
  if (id === null) return false;
  return (
    findVoice(id) !== undefined ||
    (await ownVoices(database, accountId)).some((own) => ownVoiceId(own) === id)
  );
}

async function ownVoices(database: Queries, accountId: string): Promise<readonly OwnVoice[]> {
  return (await voiceServerRows(database).read(accountId))?.voices ?? [];
}

/** The voices a story begins with where nobody chose: two different ones of its language. */
export function firstVoices(language: string): { me: string | null; them: string | null } {
  const [me, them] = VOICES.filter((voice) => voice.language === language);
  return { me: me?.id ?? null, them: them?.id ?? null };
}
