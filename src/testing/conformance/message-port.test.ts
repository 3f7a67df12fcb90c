import { connectPort } from '../../wire/connect-port.ts';
import { servePort } from '../../wire/serve-port.ts';
import { conformance } from './conformance.ts';
import { startTestStudio } from './test-studio.ts';

conformance('the service over a MessagePort', async () => {
  const studio = await startTestStudio();
  const { port1, port2 } = new MessageChannel();
  const server = servePort(port2 as MessagePort, studio.handle);
  const client = connectPort(port1 as MessagePort);
  const close = async () => {
    client.close();
    server.close();
    await studio.dispose();
  };
  return { ...studio, fetch: client.fetch, close };
});
