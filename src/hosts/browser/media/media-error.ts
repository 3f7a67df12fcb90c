/** Gives a failure that crossed from a media worker or process the class the service knows it by. */

import { type Problem, problem } from '../../../contract/problems/problem.ts';
import { ProblemError } from '../../../contract/problems/problem-error.ts';
import { RenderError } from '../../../media/pictures/encode/render-error.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import { SpeechError } from '../../../media/speak/synthesizer.ts';
import { StorageFullError } from '../../../service/kernel/ports/file-store.ts';

/** @param where the files are, for what is said of a full disk. */
export function mediaErrorOf(name: string, why: Problem, where: 'device' | 'disk'): Error {
  if (name === 'UnreadableMediaError') return new UnreadableMediaError(why);
  if (name === 'RenderError') return new RenderError(why);
  if (name === 'SpeechError') return new SpeechError(why);
  if (name === 'QuotaExceededError') {
    return new StorageFullError(problem(where === 'device' ? 'device_full' : 'disk_full_for_video'));
  }
  const error = new ProblemError(why);
  error.name = name;
  return error;
}
