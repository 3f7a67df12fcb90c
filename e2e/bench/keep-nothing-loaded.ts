/**
 * Memory without that of the watcher. Playwright listens to the network of every page, and for one that listens Chromium keeps
 * what the page has loaded, films too, up to 100 MB until the page is left. Playwright has no option for it and no other
 * session can end its listening, so this goes by the insides of the version that is pinned, and fails with another.
 */
import type { Page } from '@playwright/test';

interface Insides {
  readonly _connection: {
    toImpl(page: Page): {
      readonly delegate: {
        readonly _mainFrameSession: { readonly _client: { send(method: string): Promise<unknown> } };
      };
    };
  };
}

/** From here on Playwright sees no requests of the page: it is gone on by links, not by addresses. */
export async function keepNothingLoaded(page: Page): Promise<void> {
  const { delegate } = (page as unknown as Insides)._connection.toImpl(page);
  await delegate._mainFrameSession._client.send('Network.disable');
}
