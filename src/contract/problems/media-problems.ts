/** Files that cannot be read, decoded or written, and the workers that do it; subtitle files. */
export const MEDIA_PROBLEMS = {
  unreadable_video:
    'This is not a video file that can be read here. Use MP4, MOV, MKV, WebM, AVI, FLV or MPEG-TS.',
  file_damaged: 'The file is damaged or cut off. Upload a complete copy of it.',
  file_empty: 'The file is empty: it has no picture and no audio.',
  file_half_in_fragments:
    'Only the first seconds of this file are in its index; the rest is in fragments, and the two are not read together here. Save it anew, as “ffmpeg -i old.mp4 -c copy new.mp4” does, and upload that.',
  file_cut_by_edits:
    'This video was cut or slowed down without being written anew: what was cut away is still in the file and would be back here. Export it from the program it was edited with, or save it anew, as “ffmpeg -i old.mov new.mp4” does, and upload that.',
  file_leads_nowhere: 'The file is damaged: its index is broken. Upload a complete copy of it.',
  file_format_unknown:
    'This file format isn’t supported. Upload a video (MP4, MOV, MKV, WebM, AVI, FLV or MPEG-TS) or an audio file (MP3, M4A, WAV, AIFF, CAF, FLAC, or OGG with Opus or Vorbis).',
  look_too_long: 'Reading this file took too long. It may be damaged: save it again and try again.',
  read_without_end:
    'Reading this file took too long and was stopped. It may be damaged: save it again and try again.',
  sound_damaged: 'The audio of this file is damaged and could not be decoded further.',
  sound_decoder_not_loaded:
    'The decoder of this audio could not be loaded: {why}. Check the connection and try again.',
  picture_damaged: 'The picture of this file is damaged and could not be decoded further.',
  picture_too_large:
    'A picture of {width} by {height} pixels is too large to be converted. Save the video with at most 8192 by 4320 pixels.',
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
  fonts_not_loaded:
    'The fonts or the logo of this video could not be loaded. Check the connection and try again.',
  under_a_frame: 'The video is shorter than one frame. Make it longer.',
  media_worker_stopped: 'The media worker stopped unexpectedly: {why}. Try again.',
  media_process_ended: 'The media process ended unexpectedly ({why}). Try again.',
  no_reason: 'no reason given',
  no_progress: 'it showed no sign of progress for minutes',
  no_sound: 'This video has no audio.',
  // What is wrong with a subtitle file.
  captions_line: 'Line {line}: {why}',
  captions_header: 'A WebVTT file starts with the line WEBVTT.',
  captions_large: 'A subtitle file may have at most {most} million characters. Split it.',
  captions_cue_long: 'This cue has more than {most} characters. Split it into cues of a line or two.',
  captions_none: 'There are no captions in this file.',
  captions_no_times:
    '“{text}” belongs to no cue: the line with its times is missing, or an empty line cuts its cue in two.',
  captions_times: '“{text}” must be two times with --> between them, such as 00:01:02,500 --> 00:01:04,000.',
  captions_time: '“{text}” is not a time such as 00:01:02,500.',
  captions_backwards: 'The cue starts at {start} and ends at {end}. It must end after it starts.',
  captions_unspoken:
    'Nobody says anything in these subtitles: they describe sounds, or how a camera was set. Without them the speech of the video is transcribed.',
  captions_after_end:
    'The first cue starts at {start}, after the end of the video ({end}). Choose the subtitles of this video.',
} as const;
