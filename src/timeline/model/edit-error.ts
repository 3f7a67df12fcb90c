/** Why an operation cannot be applied. A closed set: every reason has a sentence in each language of the client. */
export const EDIT_ERROR_REASONS = [
  'changed_elsewhere',
  'clip_not_ready',
  'conflict_open',
  'empty_range',
  'fades_too_long',
  'lane_locked',
  'looking_back',
  'music_at_start',
  'no_cut',
  'no_further',
  'no_more_material',
  'no_music',
  'no_segment',
  'no_silences',
  'no_such_item',
  'no_such_music',
  'no_such_place',
  'no_such_segment',
  'no_such_sound',
  'no_such_word',
  'not_for_music',
  'nothing_copied',
  'nothing_left',
  'nothing_selected',
  'nothing_to_trim',
  'outside_output',
  'outside_source',
  'playhead_at_end',
  'read_only',
  'shot_unclear',
  'split_outside',
  'too_short',
] as const;
export type EditErrorReason = (typeof EDIT_ERROR_REASONS)[number];

/** What a reader's sentence is made of. */
export interface Refusal {
  readonly reason: EditErrorReason;
  /** Seconds and counts the sentence names. */
  readonly values: Readonly<Record<string, number>>;
}

/** An operation that cannot be applied; the message is the English sentence the service answers with. */
export class EditError extends Error implements Refusal {
  override readonly name = 'EditError';
  readonly reason: EditErrorReason;
  readonly values: Refusal['values'];

  constructor(reason: EditErrorReason, message: string, values: Refusal['values'] = {}) {
    super(message);
    this.reason = reason;
    this.values = values;
  }
}
