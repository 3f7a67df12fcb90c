/** Addresses to pages, as `pages.ts` lists them. */
import { createBrowserRouter } from 'react-router';
import { Shell } from './features/shell/shell.tsx';
import { openPart } from './i18n/translate.ts';
import { useTranslate } from './i18n/use-translate.tsx';
import { PAGES, type Page } from './pages.ts';
import { Connected } from './routes/connected.tsx';
import { RouteFailed } from './routes/route-failed.tsx';
import { PageName } from './ui/page-title.ts';

function routeOf(page: Page) {
  return {
    path: page.path,
    handle: page,
    lazy: async () => {
      const { load, texts = [], title } = page;
      const [{ default: Content }] = await Promise.all([load(), ...texts.map(openPart)]);
      if (title === undefined) return { Component: Content };
      return {
        Component: () => (
          <PageName value={useTranslate().t(title)}>
            <Content />
          </PageName>
        ),
      };
    },
  };
}

const Nothing = () => null;

export function createRouter() {
  const withoutService = PAGES.filter(({ isWithoutService }) => isWithoutService === true);
  return createBrowserRouter([
    {
      element: <Shell pages={PAGES} />,
      errorElement: <RouteFailed />,
      // Pages load in a moment; an empty frame is calmer than a flash of something else.
      HydrateFallback: Nothing,
      children: [
        {
          element: <Connected />,
          children: PAGES.filter((page) => !withoutService.includes(page)).map(routeOf),
        },
        ...withoutService.map(routeOf),
      ],
    },
  ]);
}
