/** What a kind of project says of itself to those who know none of them; `domain/kinds/project-kinds.ts` lists them. */
import { mapInTurn } from '../../../base/work/map-in-turn.ts';
import { billedMinutes } from '../money/pay-credits.ts';
import type { ProjectContext } from './project-context.ts';
import type { ProjectKind, ProjectRow } from './project-rows.ts';
import { requireMaterial } from './require-material.ts';

/** The base of its estimate and its charge (open-shapes.md, Estimate). */
export interface WorkOfProject {
  readonly work: 'analysis' | 'build' | 'prepare';
  readonly billedMinutes: number;
  readonly missing: string[];
}

export interface PaidKind {
  /** @throws ApiError CONFLICT for a project with nothing to work on */
  readonly workOf: (context: ProjectContext, project: ProjectRow) => Promise<WorkOfProject>;
}

export type PaidKinds = Readonly<Record<ProjectKind, PaidKind>>;

export function workOfProject(context: ProjectContext, project: ProjectRow): Promise<WorkOfProject> {
  return context.kinds[project.kind].workOf(context, project);
}

/** A build of videos as long as they are. @throws ApiError CONFLICT where one is not there */
export async function buildOf(
  context: ProjectContext,
  project: ProjectRow,
  assetIds: readonly (string | null)[],
): Promise<WorkOfProject> {
  return { work: 'build', missing: [], billedMinutes: await minutesOf(context, project, assetIds) };
}

/** @throws ApiError CONFLICT where one is not there */
export async function minutesOf(
  context: ProjectContext,
  project: ProjectRow,
  assetIds: readonly (string | null)[],
): Promise<number> {
  const seconds = await mapInTurn(
    assetIds,
    async (id) => (await requireMaterial(context, project, id)).duration_sec ?? 0,
  );
  return billedMinutes(seconds.reduce((sum, sec) => sum + sec, 0));
}
