/** Makes a project of an uploaded file, with the subtitles given beside it. Once a visit, whatever React does. */
import type { ApiClient } from '../../../client/api-client.ts';
import type { AutoclipSettingsInput, Project } from '../../../contract/schemas/project.ts';
import { settleUnsent } from '../changes/settle-unsent.ts';
import { keepUnsent } from '../changes/unsent.ts';
import { attachCaptions, type Spoken } from '../uploads/attach-captions.ts';
import { captionsBeside, forgetCaptions } from '../uploads/captions-beside.ts';
import { changeOf } from './save-settings.ts';

interface ProjectWanted {
  readonly assetId: string;
  readonly uploadLocalId: string | null;
  /** As they are when it is called: their form stays open while the project is made. */
  readonly settings: () => AutoclipSettingsInput;
  readonly reader: Spoken;
}

export interface StartedProject {
  readonly project: Project;
  /** Why the subtitles beside the video were not taken; the project is there all the same. */
  readonly captionsProblem: { readonly filename: string; readonly error: unknown } | null;
}

/** What the service has of the settings is seen from here, also by a second try. */
interface Made extends StartedProject {
  settings: AutoclipSettingsInput;
}

const started = new Map<string, Promise<Made>>();

/**
 * Resolves once everything typed by then is saved.
 * @param visit names the visit: effects that run twice, or a page left and opened again, get the project
 * already made. A failed start is forgotten, so that it can be tried again; where only what was typed meanwhile could not
 * be saved, the next try saves that.
 */
export async function startProject(
  client: ApiClient,
  visit: string,
  wanted: ProjectWanted,
): Promise<StartedProject> {
  let making = started.get(visit);
  if (making === undefined) {
    making = make(client, wanted);
    started.set(visit, making);
    making.catch(() => started.delete(visit));
  }
  const made = await making;
  await saveTypedSince(client, made, wanted.settings);
  return made;
}

async function make(
  client: ApiClient,
  { assetId, uploadLocalId, settings, reader }: ProjectWanted,
): Promise<Made> {
  const captions = captionsBeside(uploadLocalId);
  let captionsProblem: StartedProject['captionsProblem'] = null;
  if (captions !== null && client.connection.ownerToken !== null) {
    try {
      await attachCaptions(client, assetId, captions, settings().language ?? null, reader);
    } catch (error) {
      captionsProblem = { filename: captions.name, error };
    }
  }
  const given = settings();
  const { project } = await client.api.create_project({ body: { sourceAssetId: assetId, settings: given } });
  forgetCaptions(uploadLocalId);
  return { project, captionsProblem, settings: given };
}

/** Until nothing is typed while it saves. */
async function saveTypedSince(
  client: ApiClient,
  made: Made,
  settings: ProjectWanted['settings'],
): Promise<void> {
  const projectId = made.project.id;
  for (;;) {
    const now = settings();
    const change = changeOf(made.settings, now);
    if (Object.keys(change).length === 0) return;
    const kept = keepUnsent(client.connection.id, { kind: 'settings', projectId, settings: change });
    try {
      await client.api.update_project({ params: { projectId }, body: { settings: change } });
      made.settings = now;
      settleUnsent(kept, null);
    } catch (error) {
      settleUnsent(kept, error);
      throw error;
    }
  }
}
