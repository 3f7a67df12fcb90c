/** The tabs of this program in this browser, for work that one of them follows for all. */
import { CAPABILITIES } from '../../../base/browser/browser-capabilities.ts';
import type { News, Tabs } from '../../../client/follow-together.ts';

/** null where a browser has no locks, or nothing to tell other tabs by. */
export function tabsHere(): Tabs | null {
  if (!CAPABILITIES.locks() || typeof BroadcastChannel === 'undefined') return null;
  return {
    locks: navigator.locks,
    open(name, onNews) {
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }: MessageEvent<News>) => onNews(data);
      return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
    },
    isVisible: () => document.visibilityState === 'visible',
    whenVisible: (signal) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (document.visibilityState !== 'visible') return;
          document.removeEventListener('visibilitychange', look);
          resolve();
        };
        document.addEventListener('visibilitychange', look, { signal });
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        look();
      }),
  };
}
