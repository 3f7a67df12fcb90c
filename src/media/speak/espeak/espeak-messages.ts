/** What goes between a media worker and the worker that holds eSpeak NG. */
import type { Problem } from '../../../contract/problems/problem.ts';
import type { RawSpeech } from '../synthesizer.ts';
import type { VoiceSetting } from '../voices.ts';

export interface EspeakRequest {
  readonly text: string;
  readonly setting: VoiceSetting;
}

export type EspeakReply =
  | { readonly kind: 'spoken'; readonly speech: RawSpeech }
  | { readonly kind: 'failed'; readonly problem: Problem };
