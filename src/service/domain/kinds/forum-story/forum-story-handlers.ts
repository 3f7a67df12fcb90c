/** Forum story projects: a post that is spoken over a background video. Shapes: open-shapes.md, Requests. */
import { problem } from '../../../../contract/problems/problem.ts';
import { conflict } from '../../../kernel/api-error.ts';
import type { Handlers } from '../../../kernel/call.ts';
import { type WithDatabase, within } from '../../../kernel/within.ts';
import { requireVideo } from '../../assets/asset-rows.ts';
import { hasVoice, requireVoice } from '../../models/voice-server/require-voice.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import {
  blockOf,
  changed,
  changeProject,
  holdAsset,
  insertProject,
  requireKind,
} from '../../projects/project-rows.ts';
import { freeTitle } from '../../projects/project-titles.ts';
import { requireKept } from '../../projects/require-files.ts';
import { shownProject } from '../../projects/shown-project.ts';
import { requireInside, startInside } from '../build/background-start.ts';
import { buildOperation } from '../build/build-operation.ts';

type Ids = 'create_forum_story_project' | 'update_forum_story_project' | 'build_forum_story_video';

export function forumStoryHandlers(context: ProjectContext & WithDatabase): Handlers<Ids> {
  return {
    create_forum_story_project: async ({ account, body, commit }) => {
      await requireKept(context, account.id, [body.backgroundAssetId]);
      return commit(async (tx) => {
        const inside = within(context, tx);
        await requireVoice(inside, '/voice', {
          accountId: account.id,
          id: body.voice,
          language: body.language,
        });
        const background = await requireVideo(tx, account.id, body.backgroundAssetId);
        requireInside(background, body.backgroundStartSec);
        const row = await insertProject(inside, {
          accountId: account.id,
          kind: 'forumstory',
          title: body.title ?? (await freeTitle(tx, account.id, body.postTitle)),
          sourceAssetId: null,
          assetIds: [background.id],
          block: {
            postTitle: body.postTitle,
            postBody: body.postBody,
            author: body.author ?? '',
            subforum: body.subforum ?? '',
            voice: body.voice,
            language: body.language,
            backgroundAssetId: background.id,
            backgroundStartSec: body.backgroundStartSec ?? null,
            captionStyle: body.captionStyle,
            vocabulary: body.vocabulary ?? null,
          },
        });
        return { body: { project: await shownProject(inside, row) } };
      });
    },

    update_forum_story_project: async ({ account, params, body, commit }) => {
      await requireKept(context, account.id, [body.backgroundAssetId]);
      return commit(async (tx) => {
        const inside = within(context, tx);
        const row = await requireKind(tx, account.id, params.projectId, 'forumstory');
        const { title, ...change } = body;
        const wanted = changed(blockOf(row, 'forumstory'), change);
        // A voice that was taken away does not keep the rest from being changed.
        const isKept = change.voice === undefined && !(await hasVoice(tx, account.id, wanted.voice));
        if (wanted.voice !== null && !isKept)
          await requireVoice(inside, '/voice', {
            accountId: account.id,
            id: wanted.voice,
            language: wanted.language,
          });
        if (change.backgroundAssetId !== undefined) {
          await requireVideo(tx, account.id, change.backgroundAssetId);
          await holdAsset(tx, row.id, change.backgroundAssetId);
        }
        const block = await startInside(inside, account.id, wanted, change.backgroundStartSec);
        return {
          body: {
            project: await shownProject(inside, await changeProject(inside, row, { title, block })),
          },
        };
      });
    },

    build_forum_story_video: buildOperation(context, 'forumstory', async (tx, account, block) => {
      if (!(await hasVoice(tx, account.id, block.voice)))
        throw conflict(problem('only_voice_gone'), { voice: block.voice });
      return block;
    }),
  };
}
