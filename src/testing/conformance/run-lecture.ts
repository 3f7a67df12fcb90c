/**
 * A studio in a process of its own, with a project of a lecture whose picture is looked at once standard input says `go on`,
 * or cannot be, where it says `fail`: `tsx run-lecture.ts ORIGIN`, the page that may use it. Prints one line of JSON.
 */
import { once } from 'node:events';
import { Caller } from './api-under-test.ts';
import { createProject, uploadLecture } from './journey.ts';
import { serveStudio } from './serve-studio.ts';
import { startTestStudio } from './test-studio.ts';

const [origin = ''] = process.argv.slice(2);
const told = once(process.stdin, 'data').then(([line]) => String(line).trim());
const studio = await startTestStudio({
  media: (engine) => ({
    ...engine,
    analyzePicture: async (input, call) => {
      const word = await Promise.race([told, once(call.signal, 'abort')]);
      if (word === 'fail') throw new Error('The picture cannot be looked at.');
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
