/** Media engines of tests: a function a task, in this process, that tests replace one by one. */
import type { MediaEngine, TaskFunctions } from '../../media/engine/media-engine.ts';

export type PlainEngine = TaskFunctions & Pick<MediaEngine, 'runsIn' | 'usesSpeechModels'>;

/** What is left out fails when it is called. */
export function plainEngine(tasks: Partial<TaskFunctions>): PlainEngine {
  return { runsIn: 'host', ...(tasks as TaskFunctions) };
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
