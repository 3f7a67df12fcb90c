/** Streamer projects: one video upright with a headline. Shapes: open-shapes.md, Requests. */
import { problem } from '../../../../contract/problems/problem.ts';
import type { PictureArea } from '../../../../media/compose/picture-area.ts';
import { invalid } from '../../../kernel/api-error.ts';
import type { Handlers } from '../../../kernel/call.ts';
import { type WithDatabase, within } from '../../../kernel/within.ts';
import { requireVideo } from '../../assets/asset-rows.ts';
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
import { buildOperation } from '../build/build-operation.ts';

type Ids = 'create_streamer_project' | 'update_streamer_project' | 'build_streamer_video';

export function streamerHandlers(context: ProjectContext & WithDatabase): Handlers<Ids> {
  return {
    create_streamer_project: async ({ account, body, commit }) => {
      await requireKept(context, account.id, [body.sourceAssetId]);
      return commit(async (tx) => {
        const source = await requireVideo(tx, account.id, body.sourceAssetId);
        expectInside(body);
        const row = await insertProject(within(context, tx), {
          accountId: account.id,
          kind: 'streamer',
          title: body.title ?? (await freeTitle(tx, account.id, source.title)),
          sourceAssetId: source.id,
          assetIds: [source.id],
          block: {
            sourceAssetId: source.id,
            headline: body.headline ?? '',
            language: body.language,
            captionStyle: body.captionStyle,
            reframe: body.reframe,
            vocabulary: body.vocabulary ?? null,
            layout: body.layout ?? 'full',
            webcam: body.webcam ?? null,
            game: body.game ?? null,
          },
        });
        return { body: { project: toProject(row) } };
      });
    },

    update_streamer_project: ({ account, params, body, commit }) =>
      commit(async (tx) => {
        const row = await requireKind(tx, account.id, params.projectId, 'streamer');
        expectInside(body);
        const { title, ...change } = body;
        const block = changed(blockOf(row, 'streamer'), change);
        return {
          body: { project: toProject(await changeProject(within(context, tx), row, { title, block })) },
        };
      }),

    build_streamer_video: buildOperation(context, 'streamer'),
  };
}

/** Areas are added up in fractions: the last digit of a sum says nothing. */
const ROUNDING = 1e-6;

/** @throws ApiError VALIDATION_FAILED for an area that reaches out of its picture */
function expectInside(areas: {
  webcam?: PictureArea | null | undefined;
  game?: PictureArea | null | undefined;
}): void {
  for (const name of ['webcam', 'game'] as const) {
    const area = areas[name];
    if (!area) continue;
    if (area.x + area.width > 1 + ROUNDING || area.y + area.height > 1 + ROUNDING)
      throw invalid(`/${name}`, 'outside_picture', problem('area_outside'));
  }
}
