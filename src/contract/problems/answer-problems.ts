/** What the program says by itself about answers it cannot use, and about files it cannot send or read. */
import { statedFrom } from './stated-problem.ts';

export const ANSWER_PROBLEMS = {
  answer_not_json: 'The answer to {operation} is not JSON. Is this address a clipping service?',
  answer_unexpected: 'The answer to {operation} doesn’t match the contract.',
  answer_unexpected_at: 'The answer to {operation} doesn’t match the contract at {place}.',
  answer_unexplained: '{operation} was answered with status {status} and no explanation.',
  password_before_service:
    'Something before the service, such as a proxy, asks for a password (status 401), so the request did not reach the service. Check the address, or ask whoever runs it.',
  refused_before_service:
    'Something before the service, such as a proxy, refused the request (status 403), so it did not reach the service. Check the address, or ask whoever runs it.',
  too_large_before_service:
    'Something before the service, such as a proxy, takes no request of this size (status 413). Whoever runs it can raise the limit: in nginx, client_max_body_size.',
  service_away: 'The service is not available right now (status {status}). Try again in a moment.',
  service_late:
    'Something before the service, such as a proxy, gave up waiting for its answer (status {status}). The service may still be at it: look again in a moment before you try again.',
  answer_late:
    'The service did not answer within {seconds} seconds. Check the connection and the address, then try again.',
  answer_stopped: 'The service’s answer stopped on its way. Check the connection, then try again.',
  away_nothing_paid:
    'Nothing was started: the service can’t be reached, and nothing that is paid for waits to be sent.',
  owner_needed: 'Only the owner of the service can do this.',
  not_written_down:
    'The request was not sent: this browser could not save it first. Free some space and try again.',
  parts_not_kept: 'The service keeps losing part {parts} of this file. Try again later.',
  another_file: '{file} is not the file of this upload. Choose {wanted}, or add this one as a new video.',
  file_unreadable_now: '{file} can no longer be read: it was changed, moved or deleted. Choose it again.',
  upload_stopped:
    'The upload of {file} stopped because of this browser: {why} Try again; uploaded parts are kept.',
  upload_no_space:
    'This browser has no space left to go on with the upload of {file}. Free some, then try again; uploaded parts are kept.',
  upload_not_forgotten: 'This browser could not remove the upload. Reload the page and try again.',
  film_not_decoded:
    '{file} is recorded in {codec}, which this browser cannot decode. Convert it to H.264, or run Cliproom at home, which reads more formats. On an iPhone: Settings, Camera, Formats, Most Compatible.',
  picked_file_empty:
    '{file} is empty (0 bytes). If a cloud keeps it, download it to this device first, then choose it again.',
  picked_file_large:
    '{file} is larger than 8 GiB, the most that can be uploaded. Split it, or export it smaller.',
  sound_not_taken: '{file} is an audio file, and the connected service takes videos only. Nothing was sent.',
  files_not_read:
    'Files or folders that cannot be read: {count}, such as {name}. Check that they are on this device and that you may open them.',
  sample_not_read: 'The sample {name} could not be read (status {status}).',
  accepted_untrimmed:
    'The clip was accepted without its trim, which could not be saved. Trim it in its editor.',
  changed_elsewhere:
    'The same part of “{title}” was changed elsewhere meanwhile. Open it to choose which one stays.',
  file_expired: 'The file was removed or its link has expired (status {status}).',
  file_not_read: 'The file could not be read (status {status}). Try again.',
  export_not_kept: 'The file of this export was removed. Export again to get it.',
  run_not_kept: 'The file of this run was removed. Run the tool again.',
} as const;

export const ofAnswer = statedFrom(ANSWER_PROBLEMS);
