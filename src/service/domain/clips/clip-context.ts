import type { BuiltKind } from '../compositions/rebuild.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import type { PaidKind } from '../projects/project-kind.ts';
import type { ProjectKind } from '../projects/project-rows.ts';

/** What analyses and clips work with. */
export interface ClipContext extends ProjectContext {
  readonly kinds: Readonly<Record<ProjectKind, PaidKind & BuiltKind>>;
}
