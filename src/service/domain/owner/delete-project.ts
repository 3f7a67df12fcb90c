/** Deletes a project with its clips, compositions and exports; its source stays. */
import { conflict } from '../../api-error.ts';
import type { OwnerHandler } from '../../app/call.ts';
import type { Studio } from '../../studio.ts';
import { requireProject } from '../projects/project-rows.ts';
import { removeVoiceFiles, voiceFilesOf } from '../stories/voice-files.ts';

type Call = Parameters<OwnerHandler<'delete_project'>>[0];

export async function deleteProject(
  { database, files }: Studio,
  { account, params, commit }: Call,
): Promise<Awaited<ReturnType<OwnerHandler<'delete_project'>>>> {
  const project = requireProject(database, account.id, params.projectId);
  const running = database.all<{ id: string; kind: string }>(
    "SELECT id, kind FROM job WHERE project_id = ? AND status IN ('queued', 'running') ORDER BY seq",
    [project.id],
  );
  if (running.length > 0)
    throw conflict('work_running', 'Work on this project is still in progress. Wait for it, or cancel it.', {
      uses: running.map(({ id, kind }) => ({ jobId: id, kind })),
    });
  const exported = database.all<{ file: string | null }>('SELECT file FROM export WHERE project_id = ?', [
    project.id,
  ]);
  const voices = voiceFilesOf(database, project.id);
  const reply = commit(() => {
    database.run('DELETE FROM project WHERE id = ?', [project.id]);
    return { body: { projectId: project.id, deleted: true as const } };
  });
  for (const { file } of exported) if (file !== null) await files.remove(file);
  await removeVoiceFiles(files, voices);
  return reply;
}
