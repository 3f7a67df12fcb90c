import { describe, expect, it } from 'vitest';
import { startClient } from '../../../testing/client/start-client.ts';
import { linkOf, startImport } from './import-link.ts';

describe('a pasted link', () => {
  it('is an address of the web, whatever stands around it', () => {
    expect(linkOf('  https://example.org/My talk.mp4\n')).toBe('https://example.org/My%20talk.mp4');
    expect(linkOf('HTTP://example.org/a.mp4')).toBe('http://example.org/a.mp4');
  });

  it.each(['', 'a film', 'example.org/a.mp4', 'ftp://example.org/a.mp4', 'https://', 'javascript:alert(1)'])(
    'is not: %s',
    (typed) => {
      expect(linkOf(typed)).toBeNull();
    },
  );
});

it('an import that a service names no job of is told in words', async () => {
  const { client, transport } = await startClient();
  const { project } = await client.api.create_project({ body: { title: 'Of a link' } });
  transport.break(/\/projects$/, async () => Response.json({ project }));
  await expect(startImport(client, 'https://example.org/a.mp4')).rejects.toMatchObject({
    problem: { code: 'answer_unexpected_at', values: { operation: 'create_project', place: 'job' } },
  });
});
