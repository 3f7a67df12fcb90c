/** Media engines of tests: a function a task, in this process, that tests replace one by one. */
import type { MediaEngine, TaskFunctions } from '../../media/engine/media-engine.ts';
import { speechDevice } from '../../media/listen/speech/speech-device.ts';

export type PlainEngine = TaskFunctions & Pick<MediaEngine, 'runsIn' | 'usesSpeechModels'>;

/** What is left out fails when it is called. */
export function plainEngine(tasks: Partial<TaskFunctions>): PlainEngine {
  return {
    runsIn: 'host',
    speechDevice: () => speechDevice(null),
    ...(tasks as Omit<TaskFunctions, 'speechDevice'>),
  };
}

/** The same as the port the service asks for. */
export function engineOf({ runsIn, usesSpeechModels = false, ...tasks }: PlainEngine): MediaEngine {
  const byName: Readonly<Record<string, ((...input: never[]) => unknown) | undefined>> = tasks;
  const run = (name: string, ...input: never[]): unknown => {
    const task = byName[name];
    if (task === undefined) throw new Error(`This engine does not imitate ${name}.`);
    return task(...input);
  };
  return { runsIn, usesSpeechModels, run: run as MediaEngine['run'] };
}
