/** Streamer projects: one video upright with a headline. Shapes: open-shapes.md, Requests. */
import type { Handlers } from '../../app/call.ts';
import type { Studio } from '../../studio.ts';
import { requireVideo } from '../assets/asset-rows.ts';
import { blockOf, changeProject, insertProject, requireKind, toProject } from '../projects/project-rows.ts';
import { changed } from './changed.ts';
import { startBuild } from './start-build.ts';

type Ids = 'create_streamer_project' | 'update_streamer_project' | 'build_streamer_video';

export function streamerHandlers(studio: Studio): Handlers<Ids> {
  const { database, jobs } = studio;
  return {
    create_streamer_project: ({ account, body, commit }) => {
      const source = requireVideo(database, account.id, body.sourceAssetId);
      return commit(() => {
        const row = insertProject(studio, {
          accountId: account.id,
          kind: 'streamer',
          title: body.title ?? source.title,
          sourceAssetId: source.id,
          assetIds: [source.id],
          block: {
            sourceAssetId: source.id,
            headline: body.headline ?? '',
            language: body.language,
            captionStyle: body.captionStyle,
            reframe: body.reframe,
            vocabulary: body.vocabulary ?? null,
          },
        });
        return { body: { project: toProject(row) } };
      });
    },

    update_streamer_project: ({ account, params, body, commit }) =>
      commit(() => {
        const row = requireKind(database, account.id, params.projectId, 'streamer');
        const { title, ...change } = body;
        const block = changed(blockOf(row, 'streamer'), change);
        return { body: { project: toProject(changeProject(studio, row, { title, block })) } };
      }),

    build_streamer_video: ({ account, params, commit }) => {
      const reply = commit(() => startBuild(studio, account, params.projectId, 'streamer'));
      jobs.wake();
      return reply;
    },
  };
}
