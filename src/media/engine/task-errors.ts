/** Gives a failure that crossed from a media worker or process the class the service knows it by. */
import type { Problem } from '../../contract/problems/problem.ts';
import { ProblemError } from '../../contract/problems/problem-error.ts';
import { RenderError } from '../pictures/encode/render-error.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { SpeechError } from '../speak/synthesizer.ts';

/** Errors by the names they cross with. */
export type ErrorsByName = Readonly<Record<string, (crossed: ProblemError) => Error>>;

const OF_MEDIA: ErrorsByName = {
  UnreadableMediaError: ({ problem }) => new UnreadableMediaError(problem),
  RenderError: ({ problem }) => new RenderError(problem),
  SpeechError: ({ problem }) => new SpeechError(problem),
};

/** @param ofHost those that are not of media: a full disk, a missing file */
export function taskError(name: string, why: Problem, ofHost: ErrorsByName): Error {
  const error = new ProblemError(why);
  error.name = name;
  return (OF_MEDIA[name] ?? ofHost[name])?.(error) ?? error;
}
