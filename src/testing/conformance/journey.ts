/** Steps that several rules start from: an uploaded video, an analyzed project, an accepted clip. */
import type { AnswerOf } from '../../contract/operations.ts';
import type { Asset } from '../../contract/schemas/asset.ts';
import type { Clip } from '../../contract/schemas/clip.ts';
import type { Composition } from '../../contract/schemas/composition.ts';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import type { Export, Job } from '../../contract/schemas/job.ts';
import type { Project } from '../../contract/schemas/project.ts';
import type { Timeline, TimelineOperation } from '../../contract/schemas/timeline.ts';
import type { Caller, CallInput } from './api-under-test.ts';
import {
  LECTURE_SRT,
  lectureVideo,
  SHORT_TALK_SRT,
  shortTalkVideo,
  TALK_SRT,
  talkVideo,
} from './made-video.ts';

export const SETTINGS = {
  language: 'en',
  clipCount: 4,
  minDurationSec: 5,
  maxDurationSec: 10,
  objective: 'educational',
  captionStyle: 'boxed',
  reframe: 'center',
} as const;

/** Every upload is sent in one part: the fixtures are small. */
export async function uploadVideo(caller: Caller, video: Blob, filename = 'talk.mp4'): Promise<Asset> {
  const params = await sendParts(caller, video, filename);
  return (await caller.ok('complete_upload', { params })).asset;
}

export async function sendParts(
  caller: Caller,
  video: Blob,
  filename = 'talk.mp4',
): Promise<{ uploadId: string }> {
  const { upload } = await caller.ok('create_upload', {
    body: { filename, sizeBytes: video.size, contentType: 'video/mp4' },
  });
  const params = { uploadId: upload.id };
  for (let part = 1; part <= upload.partCount; part += 1) {
    const start = (part - 1) * upload.partSizeBytes;
    const body = video.slice(start, start + upload.partSizeBytes);
    await caller.ok('upload_part', { params: { ...params, partNumber: part }, body });
  }
  return params;
}

/** As a client does: while it is converted, the same is asked again. */
export async function completeConverted(caller: Caller, input: CallInput): Promise<Asset> {
  for (;;) {
    const { status, body } = await caller.send<Partial<AnswerOf<'complete_upload'> & ErrorBody>>(
      'complete_upload',
      input,
    );
    if (body.asset !== undefined) return body.asset;
    if (body.error?.code !== 'NOT_READY')
      throw new Error(`complete_upload answered ${status}: ${JSON.stringify(body)}`);
  }
}

export async function createProject(
  caller: Caller,
  sourceAssetId: string,
  settings: object = SETTINGS,
): Promise<Project> {
  return (await caller.ok('create_project', { body: { sourceAssetId, settings } })).project;
}

export async function jobEnd(caller: Caller, jobId: string): Promise<Job> {
  for (;;) {
    const { job } = await caller.ok('get_job', { params: { jobId }, query: { wait: 25 } });
    if (['done', 'failed', 'cancelled'].includes(job.status)) return job;
  }
}

export async function exportEnd(caller: Caller, exportId: string): Promise<Export> {
  for (;;) {
    const answer = await caller.ok('get_export', { params: { exportId }, query: { wait: 25 } });
    if (['done', 'failed', 'cancelled'].includes(answer.export.status)) return answer.export;
  }
}

export interface Analyzed {
  readonly asset: Asset;
  readonly project: Project;
  readonly clips: readonly Clip[];
}

/** The talk with its captions attached. */
export async function uploadTalk(caller: Caller): Promise<Asset> {
  return uploadWithCaptions(caller, await talkVideo(), TALK_SRT);
}

/** Its beginning, with its captions, for what is rendered whole. */
export async function uploadShortTalk(caller: Caller): Promise<Asset> {
  return uploadWithCaptions(caller, await shortTalkVideo(), SHORT_TALK_SRT);
}

/** So long that its clips come before its picture was looked at. */
export async function uploadLecture(caller: Caller): Promise<Asset> {
  return uploadWithCaptions(caller, await lectureVideo(), LECTURE_SRT);
}

async function uploadWithCaptions(caller: Caller, video: Blob, text: string): Promise<Asset> {
  const asset = await uploadVideo(caller, video);
  await caller.owner('attach_captions', {
    params: { assetId: asset.id },
    body: { format: 'srt', text, language: 'en' },
  });
  return asset;
}

/** Uploads the talk with its captions and analyzes it. */
export async function analyzedProject(caller: Caller): Promise<Analyzed> {
  const asset = await uploadTalk(caller);
  const project = await createProject(caller, asset.id);
  return { asset, project, clips: await analyze(caller, project.id) };
}

export async function analyze(caller: Caller, projectId: string): Promise<Clip[]> {
  const { job } = await caller.ok('analyze_project', { params: { projectId } });
  const ended = await jobEnd(caller, job.id);
  if (ended.status !== 'done') throw new Error(`The analysis ended ${ended.status}: ${ended.errorMessage}`);
  return (await caller.ok('list_clips', { params: { projectId } })).data;
}

export async function acceptedClip(
  caller: Caller,
  clip: Clip | undefined,
): Promise<{ clip: Clip; composition: Composition }> {
  const { clip: accepted, composition } = await caller.ok('accept_clip', {
    params: { clipId: clip?.id ?? '' },
  });
  if (accepted === undefined) throw new Error('accept_clip answered without its clip');
  return { clip: accepted, composition };
}

/** A vibe edit of the talk, prepared. */
export async function preparedEdit(caller: Caller, sourceAssetId: string): Promise<{ projectId: string }> {
  const body = { language: 'en', captionStyle: 'boxed', aspect: '9:16', sourceAssetId };
  const params = { projectId: (await caller.ok('create_vibe_edit_project', { body })).project.id };
  const { job } = await caller.ok('prepare_timeline', { params });
  const ended = await jobEnd(caller, job.id);
  if (ended.status !== 'done')
    throw new Error(`The preparation ended ${ended.status}: ${ended.errorMessage}`);
  return params;
}

/** The composition of a streamer video that follows faces, framed. */
export async function framedStreamer(caller: Caller, video: Blob): Promise<Composition> {
  const { id: sourceAssetId } = await uploadVideo(caller, video);
  const body = { captionStyle: 'outline', language: 'en', reframe: 'face', sourceAssetId } as const;
  const { project } = await caller.ok('create_streamer_project', { body });
  const params = { projectId: project.id };
  const { job } = await caller.ok('build_streamer_video', { params });
  const ended = await jobEnd(caller, job.id);
  if (ended.status !== 'done') throw new Error(`The build ended ${ended.status}: ${ended.errorMessage}`);
  const built = (await caller.ok('get_project', { params })).project;
  const read = { compositionId: built.compositionId ?? '' };
  return (await caller.ok('get_composition', { params: read })).composition;
}

/** Reading and changing the edits of a caller. */
export function editCalls(caller: () => Caller) {
  const now = async (params: { projectId: string }): Promise<Timeline> =>
    (await caller().ok('get_timeline', { params })).timeline;
  const apply = async (
    params: { projectId: string },
    ...operations: TimelineOperation[]
  ): Promise<Timeline> => {
    const { revision } = await now(params);
    const body = { expectedRevision: revision, operations };
    return (await caller().ok('apply_timeline_operations', { params, body })).timeline;
  };
  return { now, apply };
}
