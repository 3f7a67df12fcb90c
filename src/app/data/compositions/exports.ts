/** Starting, stopping and fetching exports. */
import { useQueryClient } from '@tanstack/react-query';
import { filenameOf } from '../../../base/text/file-name.ts';
import type { ApiClient } from '../../../client/api-client.ts';
import { startExport } from '../../../client/start-export.ts';
import { ofAnswer } from '../../../contract/problems/answer-problems.ts';
import { DeviceError } from '../../../contract/problems/stated-problem.ts';
import type { Export } from '../../../contract/schemas/job.ts';
import { useChange } from '../changes/use-change.ts';
import { fetchLink, readFile } from '../connection/open-link.ts';
import { KEYS } from '../reads/query-keys.ts';
import { saveFile, saveLink } from '../storage/save-file.ts';
import { editsOf } from './edit-composition.ts';

/** @param compositionId of the one that is exported where it is edited: edits on their way are saved first, to be in the file */
export function useStartExport(projectId: string, compositionId?: string) {
  return useChange(
    startExport,
    [KEYS.exports(projectId), KEYS.credits, KEYS.runningJobs],
    compositionId === undefined ? {} : { scope: editsOf(compositionId) },
  );
}

export function useCancelExport(projectId: string) {
  return useChange(
    ({ owner }, exportId: string) => owner.cancel_export({ params: { exportId } }),
    [KEYS.exports(projectId)],
  );
}

/** Reads the exports of a project again, for new links. */
export function useExportsAgain(projectId: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: KEYS.exports(projectId) });
}

/** Reads the export again, because every read gives a new link. */
async function freshFile(
  client: ApiClient,
  exportId: string,
): Promise<{ address: string; filename: string }> {
  const { export: fresh } = await client.api.get_export({ params: { exportId } });
  const { downloadUrl, file } = fresh;
  if (downloadUrl === null) throw new DeviceError(ofAnswer('export_not_kept'));
  const filename = file?.filename ?? filenameOf('', 'mp4');
  return { address: client.links.addressOf(downloadUrl), filename };
}

/** Hands the file of an export to the person. */
export async function downloadExport(client: ApiClient, exportId: string): Promise<void> {
  const { address, filename } = await freshFile(client, exportId);
  if (client.connection.kind === 'remote') saveLink(address, filename);
  else saveFile(await readFile(client, address), filename);
}

/** The file of an export as it comes. Rejects with ApiError and DeviceError where it is not given. */
export async function openExport(
  client: ApiClient,
  exportId: string,
  signal: AbortSignal,
): Promise<Response> {
  return fetchLink(client, (await freshFile(client, exportId)).address, signal);
}

/** The file of an export as the share sheet of a phone takes it. */
export async function fileToShare(client: ApiClient, exportId: string): Promise<File> {
  const { address, filename } = await freshFile(client, exportId);
  return new File([await readFile(client, address)], filename, { type: 'video/mp4' });
}

/** Exports of one composition, newest first. */
export function exportsOf(exports: readonly Export[] | undefined, compositionId: string): Export[] {
  return (exports ?? []).filter((one) => one.compositionId === compositionId);
}
