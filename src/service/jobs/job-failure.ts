/** A clean failure of a job; `message` is one plain sentence for the user and the job is not tried again. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
}
