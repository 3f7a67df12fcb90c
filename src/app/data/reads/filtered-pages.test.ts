import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type Fault, refused } from '../../../testing/client/faulty-transport.ts';
import { startClient } from '../../../testing/client/start-client.ts';
import { projectsQuery } from '../projects/projects.ts';

const FILTERED = /\/projects\?.*kind=/;

/** A project of each of two kinds, the searched one the older. */
async function twoKinds() {
  const bench = await startClient();
  const body = { theme: 'bubbles', language: 'en', voiceover: false } as const;
  const chat = (await bench.client.api.create_fake_text_project({ body })).project;
  await bench.client.api.create_project({ body: { title: 'Newer' } });
  const chats = async (): Promise<readonly string[]> => {
    const { pages } = await new QueryClient().fetchInfiniteQuery(projectsQuery(bench.client, 'faketext'));
    return pages.flatMap(({ data }) => data.map(({ id }) => id));
  };
  return { ...bench, chat, chats };
}

const withoutFeatures: Fault = async (send) => {
  const { features: _, ...me } = await (await send()).json();
  return Response.json(me);
};

describe('a list of one kind', () => {
  it('is filtered by a service that can', async () => {
    const { transport, chat, chats } = await twoKinds();
    expect(await chats()).toEqual([chat.id]);
    expect(transport.count(FILTERED)).toBe(1);
  });

  it('is sorted out here where filters would be refused, over pages without one of it', async () => {
    const { transport, studio, chat, chats } = await twoKinds();
    transport.break(/\/me$/, withoutFeatures);
    transport.break(FILTERED, refused(400, 'UNKNOWN_PARAMETER'), Number.POSITIVE_INFINITY);
    transport.break(
      /\/projects\?limit=50/,
      async (_send, init) => studio.fetch('/v1/projects?limit=1', init),
      1,
    );
    expect(await chats()).toEqual([chat.id]);
    expect(transport.count(FILTERED)).toBe(0);
  });
});
