/** Gives a failure that crossed from a media worker or process the class the service knows it by. */
import { sayTold } from '../../../base/told.ts';
import { RenderError } from '../../../media/pictures/encode/render-error.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import { SpeechError } from '../../../media/speak/synthesizer.ts';
import { StorageFullError } from '../../../service/kernel/ports/file-store.ts';

/** @param where the files are, for the sentence about a full disk. */
export function mediaErrorOf(name: string, message: string, where: 'device' | 'disk'): Error {
  if (name === 'UnreadableMediaError') return new UnreadableMediaError(message);
  if (name === 'RenderError') return new RenderError(message);
  if (name === 'SpeechError') return new SpeechError(message);
  if (name === 'QuotaExceededError') {
    return new StorageFullError(sayTold(where === 'device' ? 'device_full' : 'disk_full_for_video'));
  }
  const error = new Error(message);
  error.name = name;
  return error;
}
