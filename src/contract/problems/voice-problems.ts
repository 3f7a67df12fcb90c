/** Voices: those built in, and those of a server of one’s own. */
export const VOICE_PROBLEMS = {
  no_such_voice: 'There is no voice "{voice}".',
  no_voice_in_pack: 'The voice pack has no voice "{voice}".',
  nothing_to_say: 'This text has no words to speak. Write some and try again.',
  voices_not_loaded: 'The voices could not be loaded: {why}. Check the connection and try again.',
  tts_unreachable:
    'The voice server at {host} can’t be reached, or doesn’t accept requests from this page. Check that it is running, and its address in Settings.',
  tts_address_refused: 'The voice server at {host} can’t be used: {why} Check its address in Settings.',
  tts_refused:
    '{host} doesn’t accept the key for the voice server ({status}). Enter the right one in Settings.',
  tts_missing: '{host} has no voice model {model} at this address. Check both in Settings.',
  tts_answer:
    '{host} answered {status} instead of a voice. Check the names of its voices in Settings, or try again.',
  tts_slow: 'The voice server at {host} took too long to answer. Try again.',
  tts_unclear: '{host} sent no audio for the voice "{voice}". Check its name in Settings.',
  tts_unnamed: 'Enter the name of the voice model as its server lists it.',
  tts_voiceless: 'Enter at least one voice of the server.',
  tts_voice_twice: 'The voice "{voice}" is listed twice.',
  tts_voice_gone:
    'The voice "{voice}" is no longer among those of the voice server in Settings. Choose another.',
} as const;
