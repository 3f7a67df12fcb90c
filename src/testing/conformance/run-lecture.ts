/**
 * A studio in a process of its own, with a project of a lecture whose picture is looked at once standard input says
 * something: `tsx run-lecture.ts ORIGIN`, the page that may use it. Prints one line of JSON.
 */
import { once } from 'node:events';
import { Caller } from './api-under-test.ts';
import { createProject, uploadLecture } from './journey.ts';
import { serveStudio } from './serve-studio.ts';
import { startTestStudio } from './test-studio.ts';

const [origin = ''] = process.argv.slice(2);
const goOn = once(process.stdin, 'data');
const studio = await startTestStudio({
  media: (engine) => ({
    ...engine,
    analyzePicture: async (input, call) => {
      await Promise.race([goOn, once(call.signal, 'abort')]);
      return engine.analyzePicture(input, call);
    },
  }),
});
const server = await serveStudio(studio, [origin]);
const caller = new Caller({ ...studio, close: async () => undefined });
const { id: projectId } = await createProject(caller, (await uploadLecture(caller)).id);
const { apiKey, ownerToken } = studio;
console.log(JSON.stringify({ origin: server.origin, apiKey, ownerToken, projectId }));
process.once('SIGTERM', async () => {
  await server.close(0);
  await studio.dispose();
  process.exit();
});
