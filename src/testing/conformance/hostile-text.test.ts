/** Names and keys of people that are made to disturb whoever reads them. */
import { describe, expect, it } from 'vitest';
import { startBench } from './fault-bench.ts';
import { uploadVideo } from './journey.ts';
import { silentVideo } from './made-video.ts';

describe('titles and names', () => {
  it('hold no control characters and no line ends', async () => {
    const { caller } = await startBench();
    const made = await caller.ok('create_project', {
      body: { title: 'a\u0000b\r\nSet-Cookie: c\u001b[31m' },
    });
    expect(made.project.title).toBe('a b Set-Cookie: c [31m');
    const empty = await caller.send('create_project', { body: { title: '\u0000\u0001\n' } });
    expect(empty).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_FAILED' } } });
    const asset = await uploadVideo(caller, await silentVideo(), 'a\nb.mp4');
    expect(asset).toMatchObject({ title: 'a b', filename: 'a b.mp4' });
  });

  it('are no path where a file is offered under them', async () => {
    const { caller, studio } = await startBench();
    for (const [filename, offered] of [
      ['../../.ssh/id_rsa.mp4', 'id_rsa.mp4'],
      ['C:\\Windows\\talk.mp4', 'talk.mp4'],
      ['talk\u202e4pm.mp4', 'talk4pm.mp4'],
    ]) {
      const { links } = await uploadVideo(caller, await silentVideo(), filename);
      const answer = await studio.service.fetch(new Request(links?.fileUrl ?? ''));
      expect(answer.headers.get('Content-Disposition')).toContain(`filename="${offered}"`);
      expect(answer.headers.get('Content-Disposition')).not.toMatch(/%2F|%5C|\.\.|%E2%80%AE/);
    }
  });
});

describe('an answer to unknown keys', () => {
  it('names at most ten of them', async () => {
    const { caller } = await startBench();
    const body = Object.fromEntries(
      Array.from({ length: 5000 }, (_, at) => [`k${at}${'x'.repeat(100)}`, at]),
    );
    const answered = await caller.send('create_project', { body: body as never });
    expect(answered).toMatchObject({ status: 400, body: { error: { code: 'UNKNOWN_PARAMETER' } } });
    const { error } = answered.body as unknown as {
      error: { message: string; details: { issues: unknown[] } };
    };
    expect(error.details.issues).toHaveLength(10);
    expect(error.message).toMatch(/and 4990 more\.$/);
    expect(JSON.stringify(error).length).toBeLessThan(4000);
  });
});
