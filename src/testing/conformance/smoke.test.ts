import { expect, it } from 'vitest';
import { Caller } from './api-under-test.ts';
import { acceptedClip, analyzedProject, exportEnd } from './journey.ts';
import { startTestStudio } from './test-studio.ts';

it('does the main job', async () => {
  const studio = await startTestStudio();
  const caller = new Caller({ ...studio, close: async () => undefined });
  try {
    const t0 = Date.now();
    const { asset, clips } = await analyzedProject(caller);
    console.log(asset, clips[0], Date.now() - t0);
    const { clip, composition } = await acceptedClip(caller, clips[0]);
    console.log(composition, clip.status);
    const vtt = await caller.ok('get_composition_captions', {
      params: { compositionId: composition.id },
      query: { format: 'vtt' },
    });
    console.log(vtt.captions.text.slice(0, 300));
    const made = await caller.ok('create_export', { params: { compositionId: composition.id } });
    const done = await exportEnd(caller, made.export.id);
    console.log(done, Date.now() - t0);
    const file = await studio.fetch(done.downloadUrl ?? '');
    expect((await file.blob()).size).toBe(done.file?.sizeBytes);
    console.log([...file.headers]);
  } finally {
    console.log(studio.logged);
    await studio.dispose();
  }
});
