/** Processor time of a page's own thread: script, style, layout and drawing. Other work on the machine does not count. */
import type { CDPSession, Page } from '@playwright/test';

export async function watchThread(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** Since the page began. */
export async function threadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
}
