/** Split screen, streamer, forum story and fake text: projects that are built in one go. */
import { z } from 'zod';
import { read, spend, write } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import {
  PROJECT_TITLE_MAX_CHARS,
  SCRIPT_MAX_CHARS,
  STORY_LINE_MAX_CHARS,
  STORY_LINES_MAX,
  VOCABULARY_MAX_CHARS,
} from '../limits.ts';
import { jobSchema } from '../schemas/job.ts';
import { projectSchema } from '../schemas/project.ts';
import { storySchema } from '../schemas/story.ts';
import {
  captionStyle,
  count,
  LAYOUTS,
  language,
  lineOfText,
  pictureAreaInput,
  REFRAME_MODES,
  STREAMER_LAYOUTS,
  seconds,
  spokenLanguage,
  THEMES,
} from '../schemas/values.ts';
import { unshown } from '../unshown.ts';
import { charged, PAYING_ERRORS, startedJob } from './autoclip-operations.ts';

const projectId = z.strictObject({ projectId: idParam('project') });
const project = z.object({ project: projectSchema });
const story = z.object({ story: storySchema });
const title = lineOfText(PROJECT_TITLE_MAX_CHARS).optional();
const vocabulary = z.string().max(VOCABULARY_MAX_CHARS).optional();
const voice = z.string().min(1).max(80);
const asset = idParam('asset');

const splitScreenLater = z.strictObject({
  layout: z.enum(LAYOUTS),
  captionStyle: captionStyle.nullable(),
  /** Null, which leaves it to the next build, is the extension `background_start`. */
  backgroundStartSec: seconds.nullable().optional(),
  vocabulary,
  title,
});
const streamerLater = z.strictObject({
  captionStyle,
  reframe: z.enum(REFRAME_MODES),
  headline: z.string().max(120).optional(),
  /** Extension `streamer_layout`. */
  layout: z.enum(STREAMER_LAYOUTS).optional(),
  webcam: pictureAreaInput.nullable().optional(),
  game: pictureAreaInput.nullable().optional(),
  vocabulary,
  title,
});
const forumStoryBody = z.strictObject({
  postTitle: lineOfText(300),
  postBody: z.string().max(SCRIPT_MAX_CHARS),
  author: z.string().max(80).optional(),
  subforum: z.string().max(80).optional(),
  voice,
  language: spokenLanguage,
  backgroundAssetId: asset,
  /** Extension `background_start`; null leaves it to the service. */
  backgroundStartSec: seconds.nullable().optional(),
  captionStyle,
  vocabulary,
  title,
});
const fakeTextBody = z.strictObject({
  theme: z.enum(THEMES),
  language: spokenLanguage,
  voiceover: z.boolean(),
  /** Extension `chat_sounds`; on where it is not said. */
  sounds: z.boolean().optional(),
  backgroundAssetId: asset.nullable().optional(),
  /** Extension `background_start`. */
  backgroundStartSec: seconds.nullable().optional(),
  title,
});
const sideInput = z.strictObject({ name: z.string().min(1).max(80), voice: voice.nullable() });

const creates = <Body extends z.ZodObject>(path: string, summary: string, source: string, body: Body) =>
  write('POST', path, {
    summary,
    source,
    body,
    status: 201,
    answer: project,
    errors: ['NOT_FOUND', 'CONFLICT'],
  });

const updates = <Body extends z.ZodObject>(path: string, summary: string, body: Body) =>
  write('PATCH', path, {
    summary,
    source: 'open-shapes.md, Requests',
    params: projectId,
    body,
    answer: project,
    errors: ['CONFLICT', 'SOURCE_MISSING'],
  });

const builds = (path: string, summary: string) =>
  spend('POST', path, {
    summary,
    source: 'open-shapes.md, Requests',
    params: projectId,
    status: 202,
    answer: startedJob,
    errors: ['CONFLICT', 'NOT_READY', ...PAYING_ERRORS],
  });

export const BUILD_OPERATIONS = {
  create_split_screen_project: creates(
    '/projects/split-screen',
    'Creates a split screen project.',
    'section 4, create_split_screen_project',
    splitScreenLater.extend({ mainAssetId: asset, backgroundAssetId: asset, language }),
  ),
  update_split_screen_project: updates(
    '/projects/{projectId}/split-screen',
    'Changes a split screen project.',
    splitScreenLater.partial(),
  ),
  build_split_screen_video: builds(
    '/projects/{projectId}/split-screen/build',
    'Builds the split screen video.',
  ),
  create_streamer_project: creates(
    '/projects/streamer',
    'Creates a streamer project.',
    'open-shapes.md, Requests',
    streamerLater.extend({ sourceAssetId: asset, language }),
  ),
  update_streamer_project: updates(
    '/projects/{projectId}/streamer',
    'Changes a streamer project.',
    streamerLater.extend({ language }).partial(),
  ),
  build_streamer_video: builds('/projects/{projectId}/streamer/build', 'Builds the streamer video.'),
  create_forum_story_project: creates(
    '/projects/forum-story',
    'Creates a forum story project.',
    'open-shapes.md, Requests',
    forumStoryBody,
  ),
  update_forum_story_project: updates(
    '/projects/{projectId}/forum-story',
    'Changes a forum story project.',
    forumStoryBody.partial(),
  ),
  build_forum_story_video: builds('/projects/{projectId}/forum-story/build', 'Builds the forum story video.'),
  create_fake_text_project: creates(
    '/projects/fake-text',
    'Creates a fake text project.',
    'open-shapes.md, Requests',
    fakeTextBody,
  ),
  update_fake_text_project: updates(
    '/projects/{projectId}/fake-text',
    'Changes a fake text project.',
    fakeTextBody.partial(),
  ),
  get_fake_text_story: read('GET', '/projects/{projectId}/story', {
    summary: 'The story of a fake text project.',
    source: 'open-shapes.md, Fake text story',
    params: projectId,
    answer: story,
    errors: ['CONFLICT'],
  }),
  update_fake_text_story: write('PUT', '/projects/{projectId}/story', {
    summary: 'Changes the story; a line without an id is new.',
    source: 'open-shapes.md, Requests',
    params: projectId,
    body: z.strictObject({
      expectedRevision: count,
      title: lineOfText(PROJECT_TITLE_MAX_CHARS).optional(),
      sides: z.strictObject({ me: sideInput, them: sideInput }).optional(),
      lines: z
        .array(
          z.strictObject({
            id: z.string().max(80).optional(),
            side: z.enum(['me', 'them']),
            text: z.string().min(1).max(STORY_LINE_MAX_CHARS),
          }),
        )
        .max(STORY_LINES_MAX)
        .optional(),
    }),
    answer: story,
    errors: ['CONFLICT'],
  }),
  generate_fake_text_story: write('POST', '/projects/{projectId}/story/generate', {
    summary: 'Writes a story.',
    source: 'open-shapes.md, Requests',
    params: projectId,
    body: z.strictObject({
      prompt: z.string().max(2000).optional(),
      lineCount: z.int().min(2).max(STORY_LINES_MAX).optional(),
    }),
    bodyOptional: true,
    status: 202,
    answer: z.object({ job: jobSchema, reused: unshown(z.boolean()) }),
    errors: ['CONFLICT'],
  }),
  create_fake_text_voices: spend('POST', '/projects/{projectId}/story/voices', {
    summary: 'Speaks the lines that have no voice yet.',
    source: 'section 4, create_fake_text_voices',
    params: projectId,
    status: 202,
    answer: z.object({ job: jobSchema, ...charged, reused: z.boolean() }),
    errors: ['CONFLICT', ...PAYING_ERRORS],
  }),
};
