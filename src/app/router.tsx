/** Addresses to pages, as `pages.ts` lists them. */
import type { ComponentType } from 'react';
import { createBrowserRouter, isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { inProgram } from '../base/browser/program-address.ts';
import { Shell } from './features/shell/shell.tsx';
import { openPart } from './i18n/translate.ts';
import { useTranslate } from './i18n/use-translate.tsx';
import { PAGES, type Page } from './pages.ts';
import { Connected } from './routes/connected.tsx';
import { Button } from './ui/controls/button.tsx';
import { PageName } from './ui/page/page-title.ts';

function routeOf(page: Page) {
  return {
    path: page.path,
    handle: page,
    lazy: async () => {
      const { load, texts = [], title } = page;
      const [{ default: content }] = await Promise.all([load(), ...texts.map(openPart)]);
      const Content = ofOneThing(page.path, content);
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

/** Nothing of one project, file or video is held when its page goes on to another: what is typed, chosen or undone. */
function ofOneThing(path: string, Content: ComponentType): ComponentType {
  const id = /:(\w+Id)/.exec(path)?.[1];
  return id === undefined ? Content : () => <Content key={useParams()[id]} />;
}

const Nothing = () => null;

export function createRouter() {
  const withoutService = PAGES.filter(({ isWithoutService }) => isWithoutService === true);
  return createBrowserRouter(
    [
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
    ],
    { basename: inProgram('') },
  );
}

/** A page that broke: what is known of why, and the way back. What is stored is not touched by this. */
function RouteFailed() {
  const { t } = useTranslate();
  const error = useRouteError();
  const detail = isRouteErrorResponse(error) ? error.statusText : error instanceof Error ? error.message : '';
  return (
    <div
      className="mx-auto flex min-h-dvh max-w-lg flex-col items-start justify-center gap-4 p-8"
      role="alert"
    >
      <h1 className="text-2xl font-semibold">{t('page.brokeTitle')}</h1>
      <p className="text-ink-soft">{t('page.brokeText')}</p>
      <p className="font-mono text-xs break-words text-ink-soft">{detail}</p>
      <Button tone="primary" onClick={() => location.reload()}>
        {t('page.reload')}
      </Button>
    </div>
  );
}
