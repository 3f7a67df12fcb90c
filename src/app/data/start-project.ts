/** Makes a project of an uploaded file, with the subtitles given beside it. Once a visit, whatever React does. */
import type { ApiClient } from '../../client/api-client.ts';
import type { Project } from '../../contract/schemas/project.ts';
import { attachCaptions, type Spoken } from './attach-captions.ts';
import { captionsBeside, forgetCaptions } from './captions-beside.ts';

interface ProjectWanted {
  readonly assetId: string;
  readonly uploadLocalId: string | null;
  readonly settings: Parameters<ApiClient['api']['create_project']>[0]['body']['settings'];
  readonly reader: Spoken;
}

export interface StartedProject {
  readonly project: Project;
  /** Why the subtitles beside the video were not taken; the project is there all the same. */
  readonly captionsProblem: { readonly filename: string; readonly error: unknown } | null;
}

const started = new Map<string, Promise<StartedProject>>();

/**
 * @param visit names the visit: effects that run twice, or a page left and opened again, get the project
 * already made. A failed start is forgotten, so that it can be tried again.
 */
export function startProject(
  client: ApiClient,
  visit: string,
  wanted: ProjectWanted,
): Promise<StartedProject> {
  const running = started.get(visit);
  if (running !== undefined) return running;
  const made = make(client, wanted);
  started.set(visit, made);
  made.catch(() => started.delete(visit));
  return made;
}

async function make(
  client: ApiClient,
  { assetId, uploadLocalId, settings, reader }: ProjectWanted,
): Promise<StartedProject> {
  const captions = captionsBeside(uploadLocalId);
  let captionsProblem: StartedProject['captionsProblem'] = null;
  if (captions !== null && client.connection.ownerToken !== null) {
    try {
      await attachCaptions(client, assetId, captions, settings?.language ?? null, reader);
    } catch (error) {
      captionsProblem = { filename: captions.name, error };
    }
  }
  const { project } = await client.api.create_project({ body: { sourceAssetId: assetId, settings } });
  forgetCaptions(uploadLocalId);
  return { project, captionsProblem };
}
