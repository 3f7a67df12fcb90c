import { conformance } from './conformance.ts';
import { overNetwork } from './over-network.ts';
import { serveStudio } from './serve-studio.ts';
import { startTestStudio } from './test-studio.ts';

conformance('the service over HTTP', async () => {
  const studio = await startTestStudio();
  const server = await serveStudio(studio);
  const close = async () => {
    await server.close(0);
    await studio.dispose();
  };
  return { ...studio, fetch: overNetwork(server.origin), close };
});
