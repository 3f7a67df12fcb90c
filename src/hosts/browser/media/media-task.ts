/** What is asked of the media worker and what it answers; one worker does one task. */
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import type { RenderedClip } from '../../../media/render/render-clip.ts';

export type MediaTask = {
  readonly kind: 'render';
  readonly file: Blob;
  readonly plan: CompositionPlan;
  readonly outputFile: string;
};

export interface MediaResults {
  render: RenderedClip;
}

export type MediaReply =
  | { readonly kind: 'progress'; readonly progress: number; readonly stage: string }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string };
