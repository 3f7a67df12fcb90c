/** Fake text projects: a conversation with a look, a language and, if wanted, voices. Shapes: open-shapes.md. */
import { problem } from '../../../../contract/problems/problem.ts';
import { conflict } from '../../../kernel/api-error.ts';
import type { Handlers } from '../../../kernel/call.ts';
import { type WithDatabase, within } from '../../../kernel/within.ts';
import { requireVideo } from '../../assets/asset-rows.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import {
  blockOf,
  changed,
  changeProject,
  holdAsset,
  insertProject,
  requireKind,
  requireProject,
  toProject,
} from '../../projects/project-rows.ts';
import { freeTitle } from '../../projects/project-titles.ts';
import { requireKept } from '../../projects/require-files.ts';
import { requireInside, startInside } from '../build/background-start.ts';
import { followStory } from './composition-of-story.ts';

type Ids = 'create_fake_text_project' | 'update_fake_text_project';

const UNTITLED = { en: 'Untitled chat', it: 'Chat senza titolo' };

export function fakeTextHandlers(context: ProjectContext & WithDatabase): Handlers<Ids> {
  return {
    create_fake_text_project: async ({ account, body, commit }) => {
      await requireKept(context, account.id, [body.backgroundAssetId]);
      return commit(async (tx) => {
        const backgroundAssetId = body.backgroundAssetId ?? null;
        if (backgroundAssetId !== null)
          requireInside(await requireVideo(tx, account.id, backgroundAssetId), body.backgroundStartSec);
        const row = await insertProject(within(context, tx), {
          accountId: account.id,
          kind: 'faketext',
          title: body.title ?? (await freeTitle(tx, account.id, UNTITLED[body.language])),
          sourceAssetId: null,
          assetIds: backgroundAssetId === null ? [] : [backgroundAssetId],
          block: {
            theme: body.theme,
            language: body.language,
            voiceover: body.voiceover,
            sounds: body.sounds ?? true,
            backgroundAssetId,
            backgroundStartSec: body.backgroundStartSec ?? null,
            storyId: null,
          },
        });
        return { body: { project: toProject(row) } };
      });
    },

    update_fake_text_project: async ({ account, params, body, commit }) => {
      await requireKept(context, account.id, [body.backgroundAssetId]);
      return commit(async (tx) => {
        const inside = within(context, tx);
        const row = await requireKind(tx, account.id, params.projectId, 'faketext');
        const { title, ...change } = body;
        const before = blockOf(row, 'faketext');
        if (change.language !== undefined && change.language !== before.language && before.storyId !== null)
          throw conflict(problem('has_story'));
        if (typeof change.backgroundAssetId === 'string') {
          await requireVideo(tx, account.id, change.backgroundAssetId);
          await holdAsset(tx, row.id, change.backgroundAssetId);
        }
        const block = await startInside(
          inside,
          account.id,
          changed(before, change),
          change.backgroundStartSec,
        );
        await changeProject(inside, row, { title, block });
        await followStory(inside, row);
        return { body: { project: toProject(await requireProject(tx, account.id, row.id)) } };
      });
    },
  };
}
