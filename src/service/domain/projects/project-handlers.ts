/** Auto Clip projects: create, read, change. */
import type { AnswerOf } from '../../../contract/operations.ts';
import { problem } from '../../../contract/problems/problem.ts';
import { toJob } from '../../jobs/job-rows.ts';
import { invalid } from '../../kernel/api-error.ts';
import type { Handlers } from '../../kernel/call.ts';
import { readNewest } from '../../kernel/paging.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { type WithDatabase, within } from '../../kernel/within.ts';
import { requireVideo } from '../assets/asset-rows.ts';
import { titleOf } from '../assets/describe-video.ts';
import { checkSource } from '../assets/imports/check-source.ts';
import { nameInPath } from '../assets/imports/link-facts.ts';
import { mergeSettings, NO_SETTINGS } from './autoclip-settings.ts';
import type { ProjectContext } from './project-context.ts';
import {
  blockOf,
  changeProject,
  insertProject,
  type ProjectRow,
  requireKind,
  requireProject,
  settingsOf,
  toProject,
} from './project-rows.ts';
import { freeTitle, isUntitled, UNTITLED } from './project-titles.ts';
import { requireKept } from './require-files.ts';
import { shownDetail, shownProject } from './shown-project.ts';
import { requireSourceOpen, setSource, startImport } from './source-again.ts';

type Ids = 'create_project' | 'update_project' | 'get_project' | 'list_projects';

export function projectHandlers(context: ProjectContext & WithDatabase): Handlers<Ids> {
  const { database } = context;
  return {
    create_project: async ({ account, body, signal, commit }) => {
      requireOneSource(body);
      await requireKept(context, account.id, [body.sourceAssetId]);
      const link = body.sourceUrl === undefined ? null : await checkSource(context, body.sourceUrl, signal);
      return commit<AnswerOf<'create_project'>>(async (tx) => {
        const inside = within(context, tx);
        const source =
          body.sourceAssetId === undefined ? null : await requireVideo(tx, account.id, body.sourceAssetId);
        const row = await insertProject(inside, {
          accountId: account.id,
          kind: 'autoclip',
          title:
            body.title ?? (await freeTitle(tx, account.id, source?.title ?? titleOfLink(link) ?? UNTITLED)),
          sourceAssetId: source?.id ?? null,
          assetIds: source === null ? [] : [source.id],
          block: mergeSettings(NO_SETTINGS, body.settings),
        });
        const job = link === null ? null : await startImport(inside, row, link);
        return { body: { project: toProject(row), job: job === null ? null : toJob(job) } };
      });
    },

    update_project: async ({ account, params, body, signal, commit }) => {
      const { sourceAssetId, sourceUrl } = body;
      const found = await requireProject(database, account.id, params.projectId);
      // Extension `vibe_edit_title`: what has no update of its own is renamed here.
      if (found.kind === 'vibeedit' && body.title !== undefined && Object.keys(body).length === 1) {
        const { title } = body;
        return commit(async (tx) => {
          const row = await requireProject(tx, account.id, params.projectId);
          const block = blockOf(row, 'vibeedit');
          return {
            body: { project: toProject(await changeProject(within(context, tx), row, { title, block })) },
          };
        });
      }
      const read = (rows: Queries) => requireKind(rows, account.id, params.projectId, 'autoclip');
      const withSource = sourceAssetId !== undefined || sourceUrl !== undefined;
      const before = await read(database);
      if (withSource) await requireSourceOpen(database, before);
      requireOneSource(body);
      if (sourceAssetId !== undefined) await requireVideo(database, account.id, sourceAssetId);
      await requireKept(context, account.id, [sourceAssetId]);
      const link = sourceUrl === undefined ? null : await checkSource(context, sourceUrl, signal);
      return commit<AnswerOf<'update_project'>>(async (tx) => {
        const inside = within(context, tx);
        const row = await read(tx);
        const source = sourceAssetId === undefined ? null : await requireVideo(tx, account.id, sourceAssetId);
        // The link was looked at meanwhile.
        if (withSource) {
          await requireSourceOpen(tx, row);
          await setSource(inside, row, source);
        }
        const block = mergeSettings(settingsOf(row), body.settings);
        const named = source?.title ?? titleOfLink(link);
        const title =
          body.title ??
          (named !== null && isUntitled(row.title) ? await freeTitle(tx, account.id, named) : undefined);
        const project = toProject(await changeProject(inside, row, { title, block }));
        return {
          body: link === null ? { project } : { project, job: toJob(await startImport(inside, row, link)) },
        };
      });
    },

    get_project: async ({ account, params }) => ({
      body: {
        project: await shownDetail(context, await requireProject(database, account.id, params.projectId)),
      },
    }),

    list_projects: async ({ account, query }) => {
      const { kind = null, assetId = null } = query;
      return {
        body: await readNewest(database, query, {
          list: `projects ${kind}${assetId === null ? '' : ` of ${assetId}`}`,
          rows: `SELECT * FROM project WHERE account_id = ?1 AND (kind = ?2 OR ?2 IS NULL)
               AND (id IN (SELECT project_id FROM project_asset WHERE asset_id = ?3) OR ?3 IS NULL)`,
          values: [account.id, kind, assetId],
          toItem: (row: ProjectRow) => shownProject(context, row),
        }),
      };
    },
  };
}

function requireOneSource({
  sourceUrl,
  sourceAssetId,
}: {
  sourceUrl?: unknown;
  sourceAssetId?: unknown;
}): void {
  if (sourceUrl !== undefined && sourceAssetId !== undefined)
    throw invalid('/sourceUrl', 'too_many_sources', problem('two_sources'));
}

function titleOfLink(link: URL | null): string | null {
  const name = link === null ? null : nameInPath(link);
  return name === null ? null : titleOf(name);
}
