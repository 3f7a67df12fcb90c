/** Voices and tool runs: what can be made, what was made, starting, following and fetching. */
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { filenameOf } from '../../../base/text/file-name.ts';
import type { ApiClient, InputOf } from '../../../client/api-client.ts';
import { ofAnswer } from '../../../contract/problems/answer-problems.ts';
import { DeviceError } from '../../../contract/problems/stated-problem.ts';
import type { ToolRun } from '../../../contract/schemas/job.ts';
import { useChange } from '../changes/use-change.ts';
import { readFile } from '../connection/open-link.ts';
import { useClient } from '../connection/session.tsx';
import { filteredPages } from '../reads/filtered-pages.ts';
import { KEYS } from '../reads/query-keys.ts';
import { ofList } from '../reads/read-all.ts';
import { saveFile, saveLink } from '../storage/save-file.ts';
import { type Following, useFollow } from './use-follow.ts';

export type Tool = 'voiceover' | 'audio_separation' | 'brainstorm';

export const voicesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: KEYS.voices,
    queryFn: async ({ signal }) => (await client.api.list_voices({}, { signal })).voices,
    meta: ofList({ operation: 'list_voices' }),
    staleTime: 10 * 60_000,
  });

/** @param tool null for the runs of every tool. */
export const toolRunsQuery = (client: ApiClient, tool: Tool | null) => {
  const filter = tool === null ? {} : { tool };
  return filteredPages(client, KEYS.toolRunsOf(tool), 'list_tool_runs', filter, 50, (query, options) =>
    client.api.list_tool_runs({ query }, options),
  );
};

export type ToolWork =
  | { readonly tool: 'voiceover'; readonly body: InputOf<'create_voiceover'>['body'] }
  | { readonly tool: 'audio_separation'; readonly body: InputOf<'separate_audio'>['body'] }
  | { readonly tool: 'brainstorm'; readonly body: InputOf<'brainstorm_ideas'>['body'] };

function start({ api }: ApiClient, work: ToolWork) {
  switch (work.tool) {
    case 'voiceover':
      return api.create_voiceover({ body: work.body });
    case 'audio_separation':
      return api.separate_audio({ body: work.body });
    case 'brainstorm':
      return api.brainstorm_ideas({ body: work.body });
  }
}

export function useStartTool() {
  const queries = useQueryClient();
  return useChange(
    async (client, work: ToolWork) => {
      const started = await start(client, work);
      queries.setQueryData(KEYS.toolRun(started.toolRun.id), started.toolRun);
      return started;
    },
    [KEYS.toolRuns, KEYS.credits, KEYS.runningJobs],
  );
}

export function useFollowToolRun(toolRunId: string): Following<ToolRun> {
  const client = useClient();
  const queries = useQueryClient();
  return useFollow<ToolRun>(
    toolRunId,
    KEYS.toolRun(toolRunId),
    async (wait, signal) => {
      const input = { params: { toolRunId }, query: { wait } };
      return (await client.api.get_tool_run(input, signal === undefined ? {} : { signal })).toolRun;
    },
    () => {
      void queries.invalidateQueries({ queryKey: KEYS.allToolRuns });
      void queries.invalidateQueries({ queryKey: KEYS.assets });
    },
  );
}

/** Reads the run again, because every read gives a new link, and hands the file to the person. */
export async function downloadToolRun(client: ApiClient, toolRunId: string): Promise<void> {
  const { toolRun } = await client.api.get_tool_run({ params: { toolRunId } });
  const { file, voiceover } = toolRun;
  if (file === null || file.downloadUrl === null) throw new DeviceError(ofAnswer('run_not_kept'));
  const filename = file.filename ?? filenameOf(voiceover?.title ?? '', 'mp3');
  if (client.connection.kind === 'remote')
    return saveLink(client.links.addressOf(file.downloadUrl), filename);
  saveFile(await readFile(client, file.downloadUrl), filename);
}
