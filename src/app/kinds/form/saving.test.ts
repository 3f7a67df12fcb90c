import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../client/api-client.ts';
import type { Project } from '../../../contract/schemas/project.ts';
import { startClient } from '../../../testing/client/start-client.ts';
import { uploadShortTalk } from '../../../testing/conformance/journey.ts';
import { FAKE_TEXT_FORM } from '../fake-text/fake-text-form.tsx';
import { FAKE_TEXT } from '../fake-text/fake-text-kind.tsx';
import { FORUM_STORY_FORM } from '../forum-story/forum-story-form.tsx';
import { FORUM_STORY } from '../forum-story/forum-story-kind.tsx';
import type { ProjectKind } from '../kind.ts';
import { SPLIT_SCREEN_FORM } from '../split-screen/split-screen-form.tsx';
import { SPLIT_SCREEN } from '../split-screen/split-screen-kind.tsx';
import { STREAMER_FORM } from '../streamer/streamer-form.tsx';
import { STREAMER } from '../streamer/streamer-kind.tsx';
import type { ProjectForm } from './project-form.ts';

describe('settings that are saved while a rename of their project is on its way', () => {
  it('leave the new name, of whatever kind it is', async () => {
    const { client, caller } = await startClient();
    const { id } = await uploadShortTalk(caller);
    const look = { captionStyle: 'outline', language: 'en', vocabulary: 'Cliproom' } as const;

    /** @returns the project after both arrived, the rename first. */
    const both = async <Draft>(
      form: ProjectForm<Draft>,
      kind: ProjectKind,
      project: Project,
      change: Partial<Draft>,
    ): Promise<Project> => {
      const before = form.draftOf(project);
      await kind.rename(client, project.id, 'Named by hand');
      await form.update?.(client, project.id, { ...before, ...change }, before);
      return read(client, project.id);
    };

    const split = await client.api.create_split_screen_project({
      body: { ...look, mainAssetId: id, backgroundAssetId: id, layout: '60-40' },
    });
    expect(await both(SPLIT_SCREEN_FORM, SPLIT_SCREEN, split.project, { layout: '50-50' })).toMatchObject({
      title: 'Named by hand',
      splitScreen: { layout: '50-50', vocabulary: 'Cliproom' },
    });

    const streamer = await client.api.create_streamer_project({
      body: { ...look, sourceAssetId: id, reframe: 'center' },
    });
    expect(await both(STREAMER_FORM, STREAMER, streamer.project, { headline: 'Live' })).toMatchObject({
      title: 'Named by hand',
      streamer: { headline: 'Live', vocabulary: 'Cliproom' },
    });

    const forum = await client.api.create_forum_story_project({
      body: { ...look, postTitle: 'A title', postBody: 'A body.', voice: 'en-grace', backgroundAssetId: id },
    });
    expect(await both(FORUM_STORY_FORM, FORUM_STORY, forum.project, { author: 'ada' })).toMatchObject({
      title: 'Named by hand',
      forumStory: { author: 'ada', postBody: 'A body.' },
    });

    const chat = await client.api.create_fake_text_project({
      body: { theme: 'bubbles', language: 'en', voiceover: false },
    });
    expect(await both(FAKE_TEXT_FORM, FAKE_TEXT, chat.project, { voiceover: true })).toMatchObject({
      title: 'Named by hand',
      fakeText: { voiceover: true, theme: 'bubbles' },
    });
  });
});

async function read(client: ApiClient, projectId: string): Promise<Project> {
  return (await client.api.get_project({ params: { projectId } })).project;
}
