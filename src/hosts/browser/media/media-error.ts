/** Gives a failure that crossed from a media worker or process the class the service knows it by. */
import { SpeechError, StorageFullError, UnreadableMediaError } from '../../../service/ports.ts';

/** @param where the files are, for the sentence about a full disk. */
export function mediaErrorOf(name: string, message: string, where: 'device' | 'disk'): Error {
  if (name === 'UnreadableMediaError') return new UnreadableMediaError(message);
  if (name === 'SpeechError') return new SpeechError(message);
  if (name === 'QuotaExceededError') {
    return new StorageFullError(`This ${where} has no space left for the video. Free some and try again.`);
  }
  const error = new Error(message);
  error.name = name;
  return error;
}
