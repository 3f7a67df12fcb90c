/** Checks that a voice is one of ours and speaks the language. */
import { sayTold } from '../../../base/told.ts';
import { invalid } from '../../api-error.ts';
import { findVoice, VOICES } from '../../ports.ts';

/** @throws ApiError VALIDATION_FAILED naming `path` */
export function requireVoice(path: string, id: string, language: string): void {
  const voice = findVoice(id);
  if (voice === undefined) throw invalid(path, 'unknown_voice', sayTold('voice_unknown', { voice: id }));
  if (voice.language !== language)
    throw invalid(path, 'voice_language', sayTold('voice_language', { voice: id }));
}

/** The voices a story begins with where nobody chose: two different ones of its language. */
export function firstVoices(language: string): { me: string | null; them: string | null } {
  const [me, them] = VOICES.filter((voice) => voice.language === language);
  return { me: me?.id ?? null, them: them?.id ?? null };
}
