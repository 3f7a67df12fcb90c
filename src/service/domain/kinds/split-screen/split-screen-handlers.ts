/** Split screen projects: two videos, the upper one heard. Specification, section 4, create_split_screen_project. */
import type { Handlers } from '../../../kernel/call.ts';
import { type WithDatabase, within } from '../../../kernel/within.ts';
import { type AssetRow, requireAsset, requireVideo } from '../../assets/asset-rows.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import {
  blockOf,
  changed,
  changeProject,
  insertProject,
  requireKind,
  toProject,
} from '../../projects/project-rows.ts';
import { freeTitle } from '../../projects/project-titles.ts';
import { requireKept } from '../../projects/require-files.ts';
import { requireInside, startInside } from '../build/background-start.ts';
import { buildOperation } from '../build/build-operation.ts';

type Ids = 'create_split_screen_project' | 'update_split_screen_project' | 'build_split_screen_video';

export function splitScreenHandlers(context: ProjectContext & WithDatabase): Handlers<Ids> {
  return {
    create_split_screen_project: async ({ account, body, commit }) => {
      await requireKept(context, account.id, [body.mainAssetId, body.backgroundAssetId]);
      return commit(async (tx) => {
        const main = await requireVideo(tx, account.id, body.mainAssetId);
        const background = await requireVideo(tx, account.id, body.backgroundAssetId);
        requireInside(background, body.backgroundStartSec);
        const row = await insertProject(within(context, tx), {
          accountId: account.id,
          kind: 'splitscreen',
          title: body.title ?? (await freeTitle(tx, account.id, main.title)),
          sourceAssetId: main.id,
          assetIds: [main.id, background.id],
          block: {
            mainAssetId: main.id,
            backgroundAssetId: background.id,
            layout: body.layout,
            captionStyle: body.captionStyle,
            language: body.language,
            backgroundStartSec: body.backgroundStartSec ?? null,
            vocabulary: body.vocabulary ?? null,
          },
        });
        return { body: { project: toProject(row) } };
      });
    },

    update_split_screen_project: ({ account, params, body, commit }) =>
      commit(async (tx) => {
        const row = await requireKind(tx, account.id, params.projectId, 'splitscreen');
        const { title, ...change } = body;
        const inside = within(context, tx);
        const block = await startInside(
          inside,
          account.id,
          changed(blockOf(row, 'splitscreen'), change),
          change.backgroundStartSec,
        );
        return { body: { project: toProject(await changeProject(inside, row, { title, block })) } };
      }),

    build_split_screen_video: buildOperation(context, 'splitscreen', async (tx, account, block) => {
      // One that is gone is told by the work there is to pay for.
      if (block.backgroundAssetId === null) return block;
      const background = await requireAsset(tx, account.id, block.backgroundAssetId);
      return { ...block, backgroundStartSec: block.backgroundStartSec ?? randomStartSec(background) };
    }),
  };
}

/** Somewhere in the first two thirds, so that a good part of the background follows before it repeats. */
function randomStartSec(background: AssetRow): number {
  return Math.round(Math.random() * (background.duration_sec ?? 0) * 10 * (2 / 3)) / 10;
}
