/** What was asked of a tool, as it is kept in the run's row. */
import type { BodyOf } from '../../../contract/operations.ts';

type Voiceover = Required<BodyOf<'create_voiceover'>>;
type Separation = BodyOf<'separate_audio'>;
type Brainstorm = Required<BodyOf<'brainstorm_ideas'>>;

export type ToolRequest =
  | { readonly tool: 'voiceover'; readonly asked: Voiceover }
  | { readonly tool: 'audio_separation'; readonly asked: Separation }
  | { readonly tool: 'brainstorm'; readonly asked: Brainstorm };
