/** Everything the service knows of a kind of project, apart from the operations that make and change one. */
import type { WordsState } from '../../../contract/schemas/project.ts';
import type { JobRun } from '../../jobs/job-handler.ts';
import type { KeptState } from '../../kernel/stored-problem.ts';
import type { WithDatabase } from '../../kernel/within.ts';
import type { BuiltState } from '../compositions/composition-state.ts';
import type { BuiltKind } from '../compositions/rebuild.ts';
import type { VoiceFile } from '../models/voice-server/voice-files.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import type { PaidKind } from '../projects/project-kind.ts';
import type { ProjectBlocks, ProjectKind, ProjectRow } from '../projects/project-rows.ts';

export interface KindOfProject<Kind extends ProjectKind> extends PaidKind, BuiltKind {
  /** Absent for kinds whose video is not built by a job of its own. */
  readonly build?: Builder<Kind>;
}

/** What a build gives. */
export interface Built {
  readonly state: BuiltState;
  readonly wordsState: KeptState<WordsState> | null;
  /** Files spoken for it; they belong to the project from then on. */
  readonly voiceFiles: readonly VoiceFile[];
  /** Where the charge was an estimate: the credits it comes to. */
  readonly credits?: number;
}

/** Makes what the block asked for when the build was started; later changes wait for the next build. */
export type Builder<Kind extends ProjectKind> = (
  context: ProjectContext & WithDatabase,
  run: JobRun,
  project: ProjectRow,
  block: ProjectBlocks[Kind],
) => Promise<Built>;
