import { conformance } from './conformance.ts';
import { startTestStudio } from './test-studio.ts';

conformance('the service in this process', async () => {
  const studio = await startTestStudio();
  return { ...studio, close: () => studio.dispose() };
});
