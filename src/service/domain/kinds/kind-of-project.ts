/** Everything the service knows of a kind of project, apart from the operations that make and change one. */
import type { BuiltKind } from '../compositions/rebuild.ts';
import type { PaidKind } from '../projects/project-kind.ts';
import type { ProjectKind } from '../projects/project-rows.ts';
import type { Builder } from './build/builder.ts';

export interface KindOfProject<Kind extends ProjectKind> extends PaidKind, BuiltKind {
  /** Absent for kinds whose video is not built by a job of its own. */
  readonly build?: Builder<Kind>;
}
