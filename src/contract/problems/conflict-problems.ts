/**
 * Every CONFLICT: the request meets a state it does not fit. The code is `details.reason` too, but where a reason has a
 * second sentence: `REASON_OF` names its reason. Screens say the reason.
 */

export const CONFLICT_PROBLEMS = {
  accepted_again:
    'This clip was accepted again and changed since. Restore it to the proposed clips first, then restore this one.',
  all_voiced: 'Every message of this story already has its voice.',
  already_accepted: 'This clip is already accepted. Delete its composition to restore it.',
  already_over: 'This has already ended: {status}.',
  being_analyzed: 'Clips are being found in this video. Add subtitles when that is done, or cancel it.',
  being_completed: 'This upload is already being completed.',
  being_copied: 'This video is being copied into the library. Wait until that is done, or cancel it.',
  being_exported: 'This composition is being exported. Wait until that is done, or cancel it.',
  being_framed: 'The framing is being computed. Wait until that is done.',
  being_spoken: 'The voices are being generated. Wait until that is done.',
  being_transcribed: 'This video is being transcribed. Wait until that is done, or cancel it.',
  being_written: 'The story is being generated. Wait until that is done.',
  clip_not_paid: 'That revision uses a video that is not part of this edit.',
  clip_rejected: 'This clip was rejected. Restore it first.',
  file_deleted: 'The file of this video was deleted. Upload it again.',
  file_exists: 'The file {file} already exists here.',
  file_missing: 'The file {file} of the library no longer exists.',
  has_story: 'The language cannot be changed once there is a story.',
  in_use: 'Projects use this file: {titles}. Delete them first.',
  later_edits: 'Revision {revision} builds on this action, so it cannot be undone alone.',
  library_not_empty:
    'A library can only be imported into an empty one. Delete what is here and empty the bin first, or use another folder.',
  list_changed: 'The list changed. Start again without the cursor.',
  no_caption_style: 'The captions of this composition can’t be styled.',
  too_many_captions:
    'Captions of more than {most} pages are not translated here. Translate the file elsewhere.',
  no_language_model: 'No language model is set.',
  no_source: 'This project has no video yet. Add one first.',
  no_story: 'This project has no story yet. Write or generate one.',
  models_of_all:
    'The speech models of this service are the same for all its accounts. Only the first account can change them.',
  model_not_there: 'This speech model is not downloaded.',
  no_transcription_server: 'No transcription server is set.',
  no_voice_server: 'No voice server is set.',
  no_words: 'This composition has no words to caption.',
  not_a_clip: 'Only the composition of an Auto Clip clip can be deleted.',
  not_a_video: 'This asset is not a video.',
  not_framed: 'Only clips and streamer videos have their own framing.',
  not_prepared: 'This edit has not been prepared yet.',
  not_by_reference: 'This file has to be uploaded: it is converted, or this service keeps copies only.',
  not_restored_here: 'This composition follows its edit or its chat. Go back there.',
  nothing_to_estimate: 'This project has nothing that costs credits.',
  nothing_to_separate: 'This file has no audio to separate.',
  original_away: 'This video is read where it is, and cannot be read there now.',
  parts_missing: 'Parts are missing: {parts}.',
  revision_mismatch:
    'This was changed in the meantime: it is now at revision {current}, not {expected}. Read it again, then decide.',
  settings_missing: 'Choose these settings first: {settings}.',
  source_gone: 'A source file of this composition no longer exists.',
  storage_limit:
    'This account may store {most} bytes and stores {has}. Delete what is no longer needed, and empty the bin.',
  too_long: 'This file is longer than {minutes} minutes. Cut it and upload the part you need.',
  in_use_by_brand: 'This video is the intro or outro of: {names}. Change that brand kit first.',
  too_many_brand_files: 'Your brand kits and clips already use {max} fonts and logos, the maximum.',
  too_many_brand_kits: 'There are already {max} brand kits, the maximum. Delete one first.',
  too_many_webhooks: 'There are already {max} addresses, the maximum. Delete one first.',
  voice_gone: 'A voice of this story no longer exists. Choose another.',
  voice_files_gone:
    'Recorded voices of this composition no longer exist. Generate its voices again, or build it again.',
  voice_missing: 'Choose a voice for each side.',
  voices_off: 'Voices are turned off for this project.',
  webhook_disabled: 'This address is disabled. Enable it first.',
  work_running: 'Work is still in progress. Wait for it, or cancel it, and try again.',
  wrong_kind: 'This works on {kind} projects only.',
  accepted_for_good: 'This clip was accepted; there is nothing to restore.',
  being_completed_first: 'This upload is being completed and can’t be cancelled now.',
  being_completed_with_part:
    'This upload is being completed. If that fails, send the part again and complete again.',
  being_written_or_spoken: 'The story or its voices are being generated. Wait until that is done.',
  file_of_revision_deleted: 'That revision uses a file that was deleted.',
  file_of_tool_deleted: 'This file was deleted. Upload it again.',
  not_a_clip_to_cut: 'Start, end and hook text belong to Auto Clip compositions only.',
  not_a_clip_to_caption: 'A subtitle file can be put on accepted clips only.',
  not_a_clip_to_edit: 'Only an accepted clip can become an edit of its own.',
  not_a_sound: 'Only the audio of a video or of an audio file can be separated.',
  only_voice_gone: 'The voice of this story no longer exists. Choose another.',
  parts_missing_and_more: 'Parts are missing: {parts} and more.',
  work_on_project_running: 'Work on this project is still in progress. Wait for it, or cancel it.',
} as const;

const REASON_OF = {
  accepted_for_good: 'already_accepted',
  being_completed_first: 'being_completed',
  being_completed_with_part: 'being_completed',
  being_written_or_spoken: 'being_written',
  file_of_revision_deleted: 'file_deleted',
  file_of_tool_deleted: 'file_deleted',
  not_a_clip_to_cut: 'not_a_clip',
  not_a_clip_to_caption: 'not_a_clip',
  not_a_clip_to_edit: 'not_a_clip',
  not_a_sound: 'not_a_video',
  nothing_to_separate: 'no_sound',
  only_voice_gone: 'voice_gone',
  parts_missing_and_more: 'parts_missing',
  work_on_project_running: 'work_running',
} as const;

export type ConflictCode = keyof typeof CONFLICT_PROBLEMS;
type Further = keyof typeof REASON_OF;
export type ConflictReason = Exclude<ConflictCode, Further> | (typeof REASON_OF)[Further];

export function conflictReasonOf(code: ConflictCode): ConflictReason {
  return Object.hasOwn(REASON_OF, code) ? REASON_OF[code as Further] : (code as ConflictReason);
}

/** Every `details.reason` of a CONFLICT. A closed set: each has a sentence in each language of the client. */
export const CONFLICT_REASONS: readonly ConflictReason[] = [
  ...new Set((Object.keys(CONFLICT_PROBLEMS) as ConflictCode[]).map(conflictReasonOf)),
].toSorted();
