/** Why work failed, or came out with less than was asked for. */
export const JOB_PROBLEMS = {
  service_stopping: 'The service is stopping.',
  internal: 'Something went wrong in the service. Try again; if it fails once more, contact the operator.',
  no_subtitles_inside: 'This file has no subtitles inside it. The transcript stays as it was.',
  no_former_subtitles: 'This video had no subtitles before. The transcript stays as it was.',
  no_words_found: 'No speech was found. The transcript stays as it was.',
  export_voices_gone:
    'Recorded voices of this video no longer exist. Generate them again, or build the video again.',
  video_file_gone: 'The file of “{title}” no longer exists. Upload it again.',
  run_cancelled: 'This was stopped before it was done.',
  turn_cancelled: 'The turn was cancelled.',
  edit_changed_since: 'The edit was changed in the meantime. Ask again.',
  given_up: 'This stopped the service {times} times, so it was cancelled. The file may be damaged.',
  no_webcam: 'No webcam was found in this video. Draw its area, or choose another layout.',
  kind_not_built: 'Projects of this type can’t be built.',
  video_deleted: 'The video was deleted before its audio was separated.',
  fewer_accepted:
    'You asked for {asked} clips. {accepted} of those found are already accepted; {found} are new.',
  fewer_short_video:
    'You asked for {asked} clips. With at least {shortest} s each, at most {most} fit in this video. {found} were found that don’t repeat each other.',
  fewer_apart:
    'You asked for {asked} clips. Every other part of {shortest} to {longest} s would repeat one of the {found} found.',
  no_stretch_fits:
    'No part of this video fits the lengths you asked for. Allow shorter or longer clips and find clips again.',
} as const;
