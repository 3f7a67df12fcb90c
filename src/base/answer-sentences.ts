/** What the program says by itself about answers it cannot use, and about files it cannot send or read. */
import type { GivenFor } from './fill-sentence.ts';
import { type SaidHere, sayHere } from './said-here.ts';

export const ANSWER_SENTENCES = {
  answer_not_json: 'The answer to {operation} is not JSON. Is this address a clipping service?',
  answer_unexpected: 'The answer to {operation} is not as the contract says.',
  answer_unexpected_at: 'The answer to {operation} is not as the contract says at {place}.',
  answer_unexplained: '{operation} was answered with status {status} and no explanation.',
  answer_late:
    'The service did not answer within {seconds} seconds. Check the connection and the address, then try again.',
  owner_needed: 'This needs the owner of the service.',
  not_written_down:
    'The request was not sent: this browser could not write it down first. Free some storage and try again.',
  parts_not_kept:
    'The service does not keep part {parts} of this file, however often it is sent. Try again later.',
  another_file:
    '{file} is not the file this upload was begun with. Choose {wanted}, or add this one as a new video.',
  file_unreadable_now: '{file} can no longer be read: it was changed, moved or deleted. Choose it again.',
  upload_stopped:
    'The upload of {file} stopped because of this browser: {why} Try again; what was sent is kept.',
  upload_not_forgotten: 'This browser could not forget the upload.',
  sample_not_read: 'The sample {name} could not be read (status {status}).',
  accepted_untrimmed:
    'The clip was accepted as it was found: its trim could not be saved. Trim it where it is edited.',
  file_expired: 'The file is gone or its link has expired (status {status}).',
  file_not_read: 'The file could not be read (status {status}). Try again.',
  export_not_kept: 'The file of this export is no longer kept.',
  run_not_kept: 'The file of this run is no longer kept. Run the tool again.',
} as const;

export function sayOfAnswer<Code extends keyof typeof ANSWER_SENTENCES>(
  code: Code,
  ...[values]: GivenFor<(typeof ANSWER_SENTENCES)[Code]>
): SaidHere {
  return sayHere(code, ANSWER_SENTENCES[code], values);
}
