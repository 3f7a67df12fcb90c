/**
 * The sentences that rows held before they held problems, as they were then. Frozen: only rows of that time are read
 * with it, and its codes are those of contract/problems.
 */
export const STORED_SENTENCES = {
  unreadable_video:
    'This is not a video file that can be read here. Use MP4, MOV, MKV, WebM, AVI or MPEG-TS.',
  being_converted: 'This AVI file is still being converted to MP4.',
  file_damaged: 'The file is damaged or cut off. Upload a complete copy of it.',
  file_empty: 'The file is empty: it has no picture and no audio.',
  file_leads_nowhere: 'The file is damaged: its index is broken. Upload a complete copy of it.',
  file_format_unknown:
    'This file format isn’t supported. Upload a video (MP4, MOV, MKV, WebM, AVI or MPEG-TS) or an audio file (MP3, M4A, WAV, FLAC or OGG).',
  look_too_long: 'Reading this file took too long. It may be damaged: save it again and try again.',
  read_without_end:
    'Reading this file took too long and was stopped. It may be damaged: save it again and try again.',
  sound_damaged: 'The audio of this file is damaged and could not be decoded further.',
  picture_damaged: 'The picture of this file is damaged and could not be decoded further.',
  no_sound_decoder: 'This browser has no decoder for the audio of this file: {codec}.',
  no_sound_decoder_for_export:
    'This browser has no decoder for the audio of this file: {codec}. Convert it to AAC and upload it again.',
  no_sound_decoder_for_separation:
    'There is no decoder here for the audio of this file: {codec}. Convert it to AAC and upload it again.',
  no_sound_decoder_for_words:
    'There is no decoder here for the audio of this video: {codec}. Convert it to MP4 with AAC audio.',
  no_picture_decoder:
    'This browser has no decoder for the picture of this file: {codec}. Convert it to H.264 and upload it again.',
  picture_not_decoded:
    'The picture of this file ({codec}) cannot be decoded here. Convert it to MP4 with H.264 and upload it again.',
  picture_not_decoded_in_browser:
    'This browser cannot decode the picture of this file ({codec}). Convert it to MP4 with H.264, or run Cliproom at home, which reads more formats.',
  film_sound_not_decoded:
    'The audio of this video ({codec}) cannot be decoded here. Convert it to MP4 with AAC audio and upload it again.',
  film_sound_not_decoded_in_browser:
    'This browser cannot decode the audio of this video ({codec}). Convert it to MP4 with AAC audio, or run Cliproom at home, which reads more formats.',
  sound_not_decoded:
    'The audio of this file ({codec}) cannot be decoded here. Convert it to MP3 and upload it again.',
  sound_not_decoded_in_browser:
    'This browser cannot decode the audio of this file ({codec}). Convert it to MP3, or run Cliproom at home, which reads more formats.',
  no_picture: 'The file has no picture to make a video from.',
  no_picture_of_clip: 'The file has no picture in the part of this clip.',
  no_picture_to_show: 'The file has no picture to show.',
  no_sound_to_separate: 'The file has no audio to separate.',
  no_encoder:
    'This browser cannot encode H.264 video of {width} by {height} pixels. Use another browser, or a smaller format.',
  encoder_stopped: 'The video encoder stopped. Try the export again.',
  under_a_frame: 'The video is shorter than one frame. Make it longer.',
  media_worker_stopped: 'The media worker stopped unexpectedly: {why}. Try again.',
  media_process_ended: 'The media process ended unexpectedly ({why}). Try again.',
  no_reason: 'no reason given',
  service_stopping: 'The service is stopping.',
  disk_full: 'The disk is full. Free some space and try again.',
  disk_full_unsaved: 'The disk is full, so the change was not saved. Free some space and try again.',
  database_damaged:
    'The database of this library is damaged. Nothing was changed; put a backup in its place.',
  host_busy: 'Too much is being sent to this service at once. Try again in a moment.',
  storage_full:
    'There is no space left, so nothing can be added. Delete what you no longer need, then try again.',
  browser_full: 'This browser has no space left for the video. Free some and try again.',
  device_full: 'This device has no space left for the video. Free some and try again.',
  disk_full_for_video: 'This disk has no space left for the video. Free some and try again.',
  no_room_for_import: 'There is not enough free space for this video. Free some and start again.',
  no_room_for_library: 'There is not enough free space for this library. Free some and try again.',
  no_room_for_model: 'There is not enough free space for this speech model. Free some and try again.',
  internal: 'Something went wrong in the service. Try again; if it fails once more, contact the operator.',
  video_file_gone: 'The file of “{title}” no longer exists. Upload it again.',
  given_up: 'This stopped the service {times} times, so it was cancelled. The file may be damaged.',
  no_webcam: 'No webcam was found in this video. Draw its area, or choose another layout.',
  kind_not_built: 'Projects of this type can’t be built.',
  video_deleted: 'The video was deleted before its audio was separated.',
  clip_of_other_video: 'This clip is of another video.',
  fewer_accepted:
    'You asked for {asked} clips. {accepted} of those found are already accepted; {found} are new.',
  fewer_short_video:
    'You asked for {asked} clips. With at least {shortest} s each, at most {most} fit in this video. {found} were found that don’t repeat each other.',
  fewer_apart:
    'You asked for {asked} clips. Every other part of {shortest} to {longest} s would repeat one of the {found} found.',
  no_stretch_fits:
    'No part of this video fits the lengths you asked for. Allow shorter or longer clips and find clips again.',
  no_such_voice: 'There is no voice "{voice}".',
  no_voice_in_pack: 'The voice pack has no voice "{voice}".',
  nothing_to_say: 'This text has no words to speak. Write some and try again.',
  voices_not_loaded: 'The voices could not be loaded: {why}. Check the connection and try again.',
  no_sound: 'This video has no audio.',
  no_sound_so_picture: 'This video has no audio, so clips were chosen by the picture alone.',
  no_words_heard: 'No speech was found, so clips were chosen by audio and picture.',
  no_model_so_picture: '{why} Or add a subtitle file. Until then, clips are chosen by audio and picture.',
  no_such_model: 'There is no speech model {model}. Choose one in Settings and find clips again.',
  model_needs_gpu:
    '{model} needs WebGPU, which is not available here. Choose another speech model in Settings and find clips again.',
  model_not_opened:
    '{model} could not be opened: its files may be damaged, or there is too little memory. Delete it in Settings and download it again, or choose a smaller one.',
  model_failed:
    '{model} failed while transcribing this video: its files may be damaged, or there is too little memory. Delete it in Settings and download it again, or choose a smaller one, and find clips again.',
  model_silent:
    '{host} stopped responding, so the download of the speech model was cancelled. Try again; complete files are kept.',
  model_address_refused:
    'The speech model can’t be downloaded from {host}: {why} Check the speech model address in Settings.',
  model_unreachable:
    'The speech model could not be downloaded: {host} can’t be reached, or doesn’t let this page read its files. Connect to the internet, or enter another speech model address in Settings, and try again.',
  model_redirects: '{host} redirects without end. Check the speech model address in Settings.',
  model_is_page:
    '{host} answered with a web page instead of a file of the speech model. Check the speech model address in Settings.',
  model_file_missing: '{host} has no file {path}. Check the speech model address in Settings.',
  model_not_given:
    '{host} refused to send this speech model ({status}). Check the speech model address in Settings.',
  model_answer: '{host} answered {status} instead of the speech model. Try again later.',
  model_broken_off:
    'The download of the speech model was interrupted after {received} MB. Try again; complete files are kept.',
  model_broken_off_of:
    'The download of the speech model was interrupted after {received} of {total} MB. Try again; complete files are kept.',
  model_unexpected: 'The speech model could not be downloaded for an unexpected reason. Try again.',
  llm_unreachable:
    'The language model at {host} can’t be reached, or doesn’t accept requests from this page. Check that it is running, and its address in Settings.',
  llm_address_refused: 'The language model at {host} can’t be used: {why} Check its address in Settings.',
  llm_refused:
    '{host} doesn’t accept the key for the language model ({status}). Enter the right one in Settings.',
  llm_missing: '{host} has no language model {model} at this address. Check both in Settings.',
  llm_answer: '{host} answered {status} instead of a rating. Try again later.',
  llm_slow: 'The language model at {host} took too long to answer. Choose a smaller one, or try again.',
  llm_unclear: '{model} did not answer in the expected format. Try a larger model.',
  llm_unnamed: 'Enter the name of the language model as its server lists it.',
  tts_unreachable:
    'The voice server at {host} can’t be reached, or doesn’t accept requests from this page. Check that it is running, and its address in Settings.',
  tts_address_refused: 'The voice server at {host} can’t be used: {why} Check its address in Settings.',
  tts_refused:
    '{host} doesn’t accept the key for the voice server ({status}). Enter the right one in Settings.',
  tts_missing: '{host} has no voice model {model} at this address. Check both in Settings.',
  tts_answer:
    '{host} answered {status} instead of a voice. Check the names of its voices in Settings, or try again.',
  tts_slow: 'The voice server at {host} took too long to answer. Try again.',
  tts_unclear: '{host} sent no audio for the voice "{voice}". Check its name in Settings.',
  tts_unnamed: 'Enter the name of the voice model as its server lists it.',
  tts_voiceless: 'Enter at least one voice of the server.',
  tts_voice_twice: 'The voice "{voice}" is listed twice.',
  tts_voice_gone:
    'The voice "{voice}" is no longer among those of the voice server in Settings. Choose another.',
  ranked_without_model: '{why} The clips were ranked and described by the built-in rules alone.',
  model_stopped: 'The download of the speech model was stopped. Start it again in Settings.',
  not_downloaded: 'The video could not be downloaded: {why} Check the link and start again.',
  link_without_picture: 'The file at this link has no picture, only audio.',
  link_not_video:
    'The link must point to a video file itself (MP4, MOV, MKV, WebM, AVI or MPEG-TS), not to a page or playlist that shows it.',
  link_too_large: 'The file at this link is larger than 8 GiB. Use a smaller one.',
  link_redirects: 'The link redirects more than {times} times. Enter the address of the file itself.',
  link_refused:
    '{host} answered {status} instead of a file. Open the link in a browser to see why; it may need a sign-in.',
  link_compressed: 'The link leads to a compressed page, not a video file.',
  host_answered: '{host} answered {status}.',
  host_silent: '{host} did not respond for {seconds} seconds.',
  host_wrong_part: '{host} did not send the part of the file it was asked for.',
  host_not_public: '{host} is not on the public internet, so it can’t be used.',
  host_not_looked_up: 'The name {host} could not be resolved.',
  host_without_address: 'The name {host} has no address.',
  host_unreachable: '{host} could not be reached.',
  host_unreachable_why: '{host} could not be reached ({why}).',
  host_unreadable_here:
    '{host} can’t be read from a web page: it is not reachable, or does not allow other sites to read its files. Download the video and upload it instead.',
  connection_cut: 'The connection was lost.',
  connection_cut_early: 'The connection was lost while the first bytes were read.',
  address_not_http: 'Enter an address that starts with https:// or http://.',
  address_credentials: 'Remove the user name and password from the address.',
  address_port: 'This port is not used for web addresses. Use 80, 443, or one from 1024.',
  address_private: 'This address is not on the public internet. Enter one that is.',
  library_of_newer: 'This library was created by a newer version of Cliproom. Open it with that version.',
  run_cancelled: 'This was stopped before it was done.',
  turn_cancelled: 'The turn was cancelled.',
  receiver_silent: 'No reply came within {seconds} seconds.',
  receiver_redirects: 'The receiver answered {status}; redirects are not followed. Give its final address.',
  receiver_gone: 'The receiver answered 410: it wants no more events, so the address was disabled.',
  receiver_answered: 'The receiver answered {status}.',
} as const;
