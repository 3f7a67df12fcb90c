/** Voiceovers, audio separations and ideas: start a run, follow it, list them. Specification, section 4. */
import { newId } from '../../../contract/ids.ts';
import { type LedgerReason, ledgerReason } from '../../../contract/ledger-reasons.ts';
import { SEPARATION_MAX_MINUTES } from '../../../contract/limits.ts';
import type { AnswerOf } from '../../../contract/operations.ts';
import { problem } from '../../../contract/problems/problem.ts';
import { isOver, newJobId } from '../../jobs/job-rows.ts';
import { conflict, invalid } from '../../kernel/api-error.ts';
import type { Account, Handlers, Reply } from '../../kernel/call.ts';
import type { WaitGate } from '../../kernel/wait-gate.ts';
import { within } from '../../kernel/within.ts';
import { type AssetRow, requireAsset } from '../assets/asset-rows.ts';
import { requireVoice } from '../models/voice-server/require-voice.ts';
import { BONUS_CREDITS, creditsOfUse, takeAllowance } from '../money/daily-usage.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import type { ToolRequest } from './tool-request.ts';
import { requireToolRun, toolRunFacts, toolRunsOf, toToolRun } from './tool-run-rows.ts';

type Ids = 'create_voiceover' | 'separate_audio' | 'brainstorm_ideas' | 'get_tool_run' | 'list_tool_runs';

const IDEAS_UNLESS_ASKED = 5;
const TITLE_FROM_SCRIPT_CHARS = 60;

export function toolHandlers(context: ProjectContext, waits: WaitGate): Handlers<Ids> {
  const { database } = context;
  return {
    create_voiceover: async ({ account, body, commit }) => {
      if (!/[\p{L}\p{N}]/u.test(body.script))
        throw invalid('/script', 'nothing_to_say', problem('script_empty'));
      const asked = { ...body, title: body.title ?? startOf(body.script) };
      return commit(async (tx) => {
        const inside = within(context, tx);
        await requireVoice(inside, '/voice', {
          accountId: account.id,
          id: body.voice,
          language: body.language,
        });
        return startToolRun(
          inside,
          account,
          { tool: 'voiceover', asked },
          ledgerReason('voiceover', { title: asked.title }),
        );
      });
    },

    separate_audio: async ({ account, body, commit }) => {
      const asset = await requireAsset(database, account.id, body.sourceAssetId);
      await refuseUnlessSeparable(context, asset);
      return commit((tx) =>
        startToolRun(
          within(context, tx),
          account,
          { tool: 'audio_separation', asked: body },
          ledgerReason('separation', { title: asset.title }),
        ),
      );
    },

    brainstorm_ideas: async ({ account, body, commit }) => {
      const asked = { ...body, count: body.count ?? IDEAS_UNLESS_ASKED };
      return commit((tx) =>
        startToolRun(
          within(context, tx),
          account,
          { tool: 'brainstorm', asked },
          ledgerReason('ideas', { topic: startOf(asked.topic) }),
        ),
      );
    },

    get_tool_run: async ({ account, params, query, origin, signal }) => {
      const read = () => requireToolRun(database, account.id, params.toolRunId);
      await waits.hold(
        query.wait,
        account.id,
        params.toolRunId,
        async () => isOver((await read()).status),
        signal,
      );
      const row = await read();
      // Asked of one alone: in a list it would be a question to the store for each row.
      const isLost = row.file !== null && (await context.files.sizeBytes(row.file)) === null;
      return { body: { toolRun: isLost ? toolRunFacts(row) : await toToolRun(context, row, origin) } };
    },

    list_tool_runs: async ({ account, query, origin }) => {
      const tool = query.tool ?? null;
      const page = await toolRunsOf(database, query, account.id, tool);
      return {
        body: { ...page, data: await Promise.all(page.data.map((row) => toToolRun(context, row, origin))) },
      };
    },
  };
}

/** Before anything is used: sound, length, and the file itself. */
async function refuseUnlessSeparable({ files }: ProjectContext, asset: AssetRow): Promise<void> {
  const assetId = asset.id;
  if (asset.kind !== 'video' && asset.kind !== 'audio')
    throw conflict(problem('not_a_sound'), {
      assetId,
    });
  if (asset.has_audio !== 1) throw conflict(problem('nothing_to_separate'), { assetId });
  if ((asset.duration_sec ?? 0) > SEPARATION_MAX_MINUTES * 60)
    throw conflict(problem('too_long', { minutes: SEPARATION_MAX_MINUTES }), {
      assetId,
      durationSec: asset.duration_sec,
      maxDurationSec: SEPARATION_MAX_MINUTES * 60,
    });
  if ((await files.sizeBytes(asset.file)) === null)
    throw conflict(problem('file_of_tool_deleted'), { assetId });
}

/** The first words, on one line. */
function startOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= TITLE_FROM_SCRIPT_CHARS) return line;
  const cut = line.slice(0, TITLE_FROM_SCRIPT_CHARS);
  const space = cut.lastIndexOf(' ');
  return `${(space > 0 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * Pays for a tool run and queues it, inside the caller's transaction: one tool run of the day, and one bonus credit where
 * the bonus pays. Nothing is given back when the run fails (specification, section 4, create_voiceover).
 * @throws ApiError PLAN_REQUIRED or DAILY_LIMIT_REACHED
 */
async function startToolRun(
  context: ProjectContext,
  account: Account,
  request: ToolRequest,
  reason: LedgerReason,
): Promise<Reply<AnswerOf<'create_voiceover'>>> {
  const { database, clock, jobs } = context;
  const toolRunId = newId('toolRun');
  const jobId = newJobId();
  const nowMs = clock.nowMs();
  const { paidWith } = await takeAllowance(context, account, 'toolRuns', {
    work: { reason, projectId: null, jobId, toolRunId },
    bonusCredits: BONUS_CREDITS,
  });
  await database.run(
    `INSERT INTO tool_run (id, account_id, job_id, tool, status, request, paid_with, created_ms)
     VALUES (?, ?, ?, ?, 'queued', ?, ?, ?)`,
    [toolRunId, account.id, jobId, request.tool, JSON.stringify(request), paidWith, nowMs],
  );
  await jobs.enqueue(database, {
    id: jobId,
    accountId: account.id,
    kind: 'tool',
    projectId: null,
    toolRunId,
    paidWith,
  });
  const toolRun = toolRunFacts(await requireToolRun(database, account.id, toolRunId));
  const creditsCharged = creditsOfUse(paidWith, BONUS_CREDITS);
  return {
    body: { toolRun, creditsCharged, reused: false, paidWith },
    location: `/v1/tool-runs/${toolRunId}`,
  };
}
