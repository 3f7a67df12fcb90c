/** What a service inside a page says of what only a server can do: open-shapes.md, "Owner operations"; section 7. */
import { describe, expect, it } from 'vitest';
import type { Caller } from './api-under-test.ts';
import { startFileServer } from './file-server.ts';
import { silentVideo } from './made-video.ts';

export function pageNetworkRules(caller: () => Caller): void {
  describe('a service inside a page', () => {
    it('takes no webhook addresses, says why, and does not name the feature', async () => {
      const { status, body } = await caller().owner('create_webhook', {
        body: { url: 'https://example.org/', events: null },
      });
      expect(status).toBe(503);
      expect(body.error).toMatchObject({ code: 'UNAVAILABLE', details: { reason: 'switched_off' } });
      expect(body.error.message).toContain('browser');
      expect((await caller().ok('get_me')).features).not.toContain('owner_webhooks');
    });

    it('refuses a link whose server does not let pages read it, and says what to do instead', async () => {
      const server = await startFileServer(await silentVideo());
      try {
        const error = await caller().fails('create_project', {
          body: { sourceUrl: `${server.origin}/talk.mp4` },
        });
        expect(error.message).toContain('upload it instead');
      } finally {
        await server.close();
      }
    });
  });
}
