/**
 * Leaves the memory of the developer tools out of what is measured. Playwright turns on their network events for every page,
 * and for those Chromium keeps the responses the page has loaded, films too, up to 100 MB, until the page is left. Playwright
 * has no option against it, and no other session can turn off its events: this calls internals of the pinned version, and
 * fails where another has none of them.
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

/** Afterwards Playwright sees no requests of the page, so open other pages by links and not by `goto`. */
export async function keepNothingLoaded(page: Page): Promise<void> {
  const { delegate } = (page as unknown as Insides)._connection.toImpl(page);
  await delegate._mainFrameSession._client.send('Network.disable');
}
