/** A Whisper model by its id, for tests that name one. */
import { SPEECH_MODELS, type WhisperFacts } from '../../media/listen/speech/speech-models.ts';

export function whisperCalled(id: string): WhisperFacts {
  const facts = SPEECH_MODELS.find((model) => model.id === id);
  if (facts?.family !== 'whisper') throw new Error(`There is no Whisper model called ${id}.`);
  return facts;
}
