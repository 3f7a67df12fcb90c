/** What was asked of a tool, as it is kept in the run's row: what the caller left out is filled in. */
import type { BodyOf } from '../../../contract/operations.ts';

type Voiceover = Omit<BodyOf<'create_voiceover'>, 'title'> & { readonly title: string };
type Separation = BodyOf<'separate_audio'>;
type Brainstorm = Omit<BodyOf<'brainstorm_ideas'>, 'count'> & { readonly count: number };

export type ToolRequest =
  | { readonly tool: 'voiceover'; readonly asked: Voiceover }
  | { readonly tool: 'audio_separation'; readonly asked: Separation }
  | { readonly tool: 'brainstorm'; readonly asked: Brainstorm };
