/** The program without its host: providers around the router. */
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
// The other entry knows no `flushSync` and says nothing of it: what is typed into the address would lose letters.
import { RouterProvider } from 'react-router/dom';
import { type FirstService, SessionProvider } from './data/connection/session.tsx';
import { BreadcrumbProvider } from './features/shell/breadcrumb.tsx';
import type { AppHost } from './host.ts';
import type { Locale } from './i18n/messages.ts';
import { TranslateProvider } from './i18n/use-translate.tsx';
import { createRouter } from './router.tsx';
import { lazyComponent } from './ui/browser/lazy-component.tsx';
import { ToastProvider } from './ui/notices/toasts.tsx';
import { RouterOfPages } from './ui/page/use-address.ts';

/** Of use once there is something to point at, so it loads after the first paint. Without it pages load when opened. */
const ReadPagesAhead = lazyComponent(() => import('./read-pages-ahead.tsx'), { Frame: () => null });

interface AppProps {
  readonly host: AppHost;
  readonly locale: Locale;
  readonly first: Promise<FirstService>;
}

export function App({ host, locale, first }: AppProps) {
  const [queries] = useState(createQueryClient);
  const [router] = useState(createRouter);
  return (
    <TranslateProvider initial={locale}>
      <QueryClientProvider client={queries}>
        <SessionProvider host={host} first={first}>
          <BreadcrumbProvider>
            <ToastProvider>
              <RouterOfPages value={router}>
                <RouterProvider router={router} />
              </RouterOfPages>
              <ReadPagesAhead router={router} />
            </ToastProvider>
          </BreadcrumbProvider>
        </SessionProvider>
      </QueryClientProvider>
    </TranslateProvider>
  );
}

// Who reads the cache is told within the task that changed it, not by a timer after it: a decision is in the next frame.
notifyManager.setScheduler(queueMicrotask);

/** The query cache. The API client retries by itself as `decide` says, so the cache never does. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 5_000, gcTime: 10 * 60_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
