/** Addresses to pages. Every page loads when it is first opened. */
import { createBrowserRouter } from 'react-router';
import { Shell } from './features/shell/shell.tsx';
import type { CatalogPart } from './i18n/messages.ts';
import { openPart } from './i18n/translate.ts';
import { PATHS } from './paths.ts';
import { Connected } from './routes/connected.tsx';
import { RouteFailed } from './routes/route-failed.tsx';

type LazyPage = () => Promise<{ default: React.ComponentType }>;

/** @param parts of the catalog that only this page needs. */
const page =
  (load: LazyPage, ...parts: readonly CatalogPart[]) =>
  async () => {
    const [{ default: Component }] = await Promise.all([load(), ...parts.map(openPart)]);
    return { Component };
  };

/** Parts of the pages where a project gets its settings. */
const MAKING = ['make', 'project', 'home', 'assets'] as const;

const Nothing = () => null;

export function createRouter() {
  return createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <RouteFailed />,
      // Pages load in a moment; an empty frame is calmer than a flash of something else.
      HydrateFallback: Nothing,
      children: [
        {
          element: <Connected />,
          children: [
            { path: PATHS.home.pattern, lazy: page(() => import('./routes/home-route.tsx'), 'home') },
            {
              path: PATHS.assets.pattern,
              lazy: page(() => import('./routes/assets-route.tsx'), 'assets', 'bin'),
            },
            {
              path: PATHS.asset.pattern,
              lazy: page(() => import('./routes/asset-route.tsx'), 'assets', 'bin'),
            },
            {
              path: PATHS.newClips.pattern,
              lazy: page(() => import('./routes/new-clips-route.tsx'), 'project'),
            },
            { path: PATHS.projects.pattern, lazy: page(() => import('./routes/projects-route.tsx'), 'home') },
            {
              path: PATHS.newProject.pattern,
              lazy: page(() => import('./routes/choose-kind-route.tsx'), 'make', 'home'),
            },
            {
              path: PATHS.newProjectOf.pattern,
              lazy: page(() => import('./routes/new-project-route.tsx'), ...MAKING),
            },
            {
              path: PATHS.project.pattern,
              lazy: page(
                () => import('./routes/project-route.tsx'),
                'composition',
                'framing',
                'bin',
                ...MAKING,
              ),
            },
            {
              path: PATHS.timeline.pattern,
              lazy: page(
                () => import('./routes/timeline-route.tsx'),
                'timeline',
                'keys',
                'panels',
                'framing',
                'composition',
                ...MAKING,
              ),
            },
            {
              path: PATHS.review.pattern,
              lazy: page(() => import('./routes/review-route.tsx'), 'review', 'keys', 'trim', 'project'),
            },
            {
              path: PATHS.composition.pattern,
              lazy: page(
                () => import('./routes/composition-route.tsx'),
                'composition',
                'keys',
                'trim',
                'framing',
                'project',
              ),
            },
            {
              path: PATHS.bin.pattern,
              lazy: page(() => import('./routes/bin-route.tsx'), 'bin', 'assets', 'home'),
            },
            { path: PATHS.tools.pattern, lazy: page(() => import('./routes/tools-route.tsx'), 'tools') },
            {
              path: PATHS.tool.pattern,
              lazy: page(() => import('./routes/tool-route.tsx'), 'tools', 'project'),
            },
            {
              path: PATHS.credits.pattern,
              lazy: page(() => import('./routes/credits-route.tsx'), 'credits'),
            },
            {
              path: PATHS.developer.pattern,
              lazy: page(() => import('./routes/developer-route.tsx'), 'developer'),
            },
          ],
        },
        {
          path: PATHS.settings.pattern,
          lazy: page(() => import('./routes/settings-route.tsx'), 'settings', 'bin'),
        },
        // Left out of what is built, with all it loads.
        ...(import.meta.env.DEV
          ? [
              {
                path: '/parts',
                lazy: page(
                  () => import('./routes/parts-route.tsx'),
                  'developer',
                  'home',
                  'project',
                  'trim',
                  'credits',
                ),
              },
            ]
          : []),
        { path: '*', lazy: page(() => import('./routes/not-found-route.tsx')) },
      ],
    },
  ]);
}
