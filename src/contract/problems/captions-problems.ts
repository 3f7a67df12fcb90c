/** What is wrong with a subtitle file. */
export const CAPTIONS_PROBLEMS = {
  captions_line: 'Line {line}: {why}',
  captions_header: 'A WebVTT file starts with the line WEBVTT.',
  captions_large: 'A subtitle file may have at most {most} million characters. Split it.',
  captions_cue_long: 'This cue has more than {most} characters. Split it into cues of a line or two.',
  captions_none: 'There are no captions in this file.',
  captions_no_times: '“{text}” belongs to no cue: the line with its times is missing.',
  captions_time: '“{text}” is not a time such as 00:01:02,500.',
  captions_backwards: 'The cue ends ({end}) before it starts ({start}).',
} as const;
