/** A library with one of everything, made through the API, so that fuzzed ids find something. */
import type { Caller } from '../api-under-test.ts';
import { mp4Head } from '../instant-media-engine.ts';
import { createProject, jobEnd, SETTINGS, uploadVideo } from '../journey.ts';
import type { KnownIds } from './schema-values.ts';

/** Every id that any answer named, and nothing else. */
export async function buildLibrary(caller: Caller): Promise<KnownIds> {
  const answers: unknown[] = [];
  const note = <Answer>(answer: Answer): Answer => {
    answers.push(answer);
    return answer;
  };
  const video = new Blob([mp4Head(4096)]);
  const asset = note(await uploadVideo(caller, video));
  const second = note(await uploadVideo(caller, video));
  for (let count = 0; count < 3; count += 1)
    note(
      await caller.ok('create_upload', {
        body: { filename: 'a.mp4', sizeBytes: 10, contentType: 'video/mp4' },
      }),
    );

  const project = note(await createProject(caller, asset.id));
  const params = { projectId: project.id };
  await jobEnd(caller, note(await caller.ok('analyze_project', { params })).job.id);
  const { data: clips } = note(await caller.ok('list_clips', { params }));
  for (const clip of clips.slice(0, 2)) {
    const { composition } = note(await caller.ok('accept_clip', { params: { clipId: clip.id } }));
    note(await caller.ok('create_export', { params: { compositionId: composition.id } }));
  }
  const shared = { language: 'en', captionStyle: 'boxed' } as const;
  const edit = note(
    await caller.ok('create_vibe_edit_project', {
      body: { ...shared, aspect: '9:16', sourceAssetId: asset.id },
    }),
  ).project;
  const onEdit = { params: { projectId: edit.id } };
  await jobEnd(caller, note(await caller.ok('prepare_timeline', onEdit)).job.id);
  note(await caller.ok('get_timeline', onEdit));
  const turn = note(
    await caller.ok('create_assistant_turn', { ...onEdit, body: { message: 'captions off' } }),
  );
  await jobEnd(caller, turn.job.id);
  note(await caller.ok('get_assistant_turn', { params: { turnId: turn.turn.id } }));

  note(
    await caller.ok('create_split_screen_project', {
      body: { ...shared, mainAssetId: asset.id, backgroundAssetId: second.id, layout: '50-50' },
    }),
  );
  note(
    await caller.ok('create_streamer_project', {
      body: { ...shared, sourceAssetId: asset.id, reframe: SETTINGS.reframe },
    }),
  );
  note(
    await caller.ok('create_forum_story_project', {
      body: {
        ...shared,
        postTitle: 'A title',
        postBody: 'A body.',
        voice: 'en-grace',
        backgroundAssetId: second.id,
      },
    }),
  );
  const chat = note(
    await caller.ok('create_fake_text_project', {
      body: { theme: 'bubbles', language: 'en', voiceover: false, backgroundAssetId: second.id },
    }),
  ).project;
  const onChat = { params: { projectId: chat.id } };
  await jobEnd(caller, note(await caller.ok('generate_fake_text_story', onChat)).job.id);
  note(await caller.ok('get_fake_text_story', onChat));
  note(await caller.ok('brainstorm_ideas', { body: { topic: 'tea', videoType: 'any', language: 'en' } }));
  const ids = [...new Set(JSON.stringify(answers).match(/\b[a-z]{3}_[0-9a-f]{20}\b/g) ?? [])];
  return (prefix) => ids.filter((id) => id.startsWith(prefix));
}
