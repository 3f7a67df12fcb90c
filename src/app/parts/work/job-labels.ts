/** Names of jobs and their stages. Words this version does not know are shown by a neutral one. */
import type { MessageId } from '../../i18n/messages.ts';

const KINDS: Readonly<Record<string, MessageId>> = {
  analysis: 'job.analysis',
  build: 'job.build',
  export: 'job.export',
  framing: 'job.framing',
  import: 'job.import',
  story: 'job.story',
  voices: 'job.voices',
  transcription: 'job.transcription',
  copy: 'job.copy',
  tool: 'job.tool',
  assistant_turn: 'job.assistant_turn',
};

const STAGES: Readonly<Record<string, MessageId>> = {
  subtitles: 'stage.words',
  transcribe: 'stage.transcribe',
  download: 'stage.model',
  listen: 'stage.listen',
  look: 'stage.look',
  listen_and_look: 'stage.listenAndLook',
  find_clips: 'stage.find',
  ask_model: 'stage.askModel',
  render: 'stage.render',
  webcam: 'stage.webcam',
  frame: 'stage.frame',
  speak: 'stage.speak',
  write: 'stage.write',
  copy: 'stage.copy',
  permission: 'stage.permission',
};

const IMPORT_STAGES: Readonly<Record<string, MessageId>> = {
  download: 'stage.download',
  convert: 'stage.convert',
  probe: 'upload.checking',
};

/** @param projectKind of the project it is for, where it has one: no clips are looked for in an edit */
export function jobKindId(kind: string, projectKind: string | null = null): MessageId {
  if (kind === 'analysis' && projectKind === 'vibeedit') return 'job.prepare';
  return KINDS[kind] ?? 'job.other';
}

/** @param kind of the job; what an import downloads is the video itself. */
export function stageId(stage: string | null, kind?: string): MessageId {
  if (kind === 'import') return IMPORT_STAGES[stage ?? ''] ?? 'stage.working';
  return STAGES[stage ?? ''] ?? 'stage.working';
}
