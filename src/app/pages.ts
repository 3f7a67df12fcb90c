/**
 * Every page: its address, its title, what it says and reads, its component, and where it stands in the navigation and
 * the palette. Every page loads when it is first opened.
 */
import { CodeXml, Coins, Film, FolderOpen, House, Settings, Wrench } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PageRead } from './data/reads/page-reads.ts';
import type { FramedPage } from './features/shell/framed-page.ts';
import type { CatalogPart } from './i18n/messages.ts';
import { PATHS } from './paths.ts';

export interface Page extends FramedPage {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Parts of the catalog that only some pages need. */
  readonly texts?: readonly CatalogPart[];
  /** What it reads first: read as soon as somebody is about to open it. */
  readonly reads?: readonly PageRead[];
  /** It can be opened without a service. */
  readonly isWithoutService?: true;
}

/** Parts of the pages where a project gets its settings. */
const MAKING = ['make', 'project', 'home', 'assets', 'player'] as const;

/** In the order of the navigation. */
export const PAGES: readonly Page[] = [
  {
    path: PATHS.home.pattern,
    title: 'nav.home',
    load: () => import('./routes/home-route.tsx'),
    texts: ['home'],
    reads: ['projects'],
    place: { id: 'home', row: 'first', Icon: House },
    palette: [['nav.home', PATHS.home.to()]],
  },
  {
    path: PATHS.assets.pattern,
    title: 'nav.assets',
    load: () => import('./routes/assets-route.tsx'),
    texts: ['assets', 'bin'],
    reads: ['assets'],
    place: { id: 'assets', row: 'first', Icon: FolderOpen },
    palette: [['nav.assets', PATHS.assets.to()]],
  },
  {
    path: PATHS.asset.pattern,
    under: 'assets',
    load: () => import('./routes/asset-route.tsx'),
    texts: ['assets', 'bin', 'project', 'listening', 'player'],
    reads: ['asset', 'transcript'],
  },
  {
    path: PATHS.projects.pattern,
    title: 'nav.projects',
    load: () => import('./routes/projects-route.tsx'),
    texts: ['home'],
    reads: ['projects'],
    place: { id: 'projects', row: 'first', Icon: Film },
    palette: [['nav.projects', PATHS.projects.to()]],
  },
  {
    path: PATHS.newProject.pattern,
    title: 'choose.title',
    under: 'projects',
    load: () => import('./routes/choose-kind-route.tsx'),
    texts: ['make', 'home'],
    palette: [['palette.newProject', PATHS.newProject.to()]],
  },
  {
    path: PATHS.newProjectOf.pattern,
    under: 'projects',
    load: () => import('./routes/new-project-route.tsx'),
    texts: MAKING,
  },
  {
    path: PATHS.newClips.pattern,
    title: 'new.title',
    under: 'projects',
    load: () => import('./routes/new-clips-route.tsx'),
    texts: ['project'],
  },
  {
    path: PATHS.project.pattern,
    under: 'projects',
    load: () => import('./routes/project-route.tsx'),
    texts: ['composition', 'framing', 'bin', 'listening', ...MAKING],
    reads: ['project'],
  },
  {
    path: PATHS.timeline.pattern,
    under: 'projects',
    isEditor: true,
    load: () => import('./routes/timeline-route.tsx'),
    texts: ['timeline', 'keys', 'panels', 'framing', 'composition', ...MAKING],
    reads: ['project', 'timeline'],
  },
  {
    path: PATHS.review.pattern,
    under: 'projects',
    isEditor: true,
    load: () => import('./routes/review-route.tsx'),
    texts: ['review', 'factors', 'keys', 'trim', 'project', 'player'],
    reads: ['project', 'clips'],
  },
  {
    path: PATHS.composition.pattern,
    under: 'projects',
    isEditor: true,
    load: () => import('./routes/composition-route.tsx'),
    texts: ['composition', 'keys', 'trim', 'framing', 'project', 'player'],
    reads: ['composition'],
  },
  {
    path: PATHS.tools.pattern,
    title: 'nav.tools',
    load: () => import('./routes/tools-route.tsx'),
    texts: ['tools'],
    reads: ['toolRuns'],
    place: { id: 'tools', row: 'first', Icon: Wrench },
    palette: [['nav.tools', PATHS.tools.to()]],
  },
  {
    path: PATHS.tool.pattern,
    under: 'tools',
    load: () => import('./routes/tool-route.tsx'),
    texts: ['tools', 'project', 'player'],
    palette: [
      ['palette.voiceover', PATHS.tool.to('voiceover')],
      ['palette.separation', PATHS.tool.to('separation')],
      ['palette.ideas', PATHS.tool.to('ideas')],
    ],
  },
  {
    path: PATHS.credits.pattern,
    title: 'nav.credits',
    load: () => import('./routes/credits-route.tsx'),
    texts: ['credits'],
    reads: ['credits', 'ledger'],
    place: { id: 'credits', row: 'rest', Icon: Coins },
    palette: [['nav.credits', PATHS.credits.to()]],
  },
  {
    path: PATHS.developer.pattern,
    title: 'nav.developer',
    load: () => import('./routes/developer-route.tsx'),
    texts: ['developer'],
    place: { id: 'developer', row: 'rest', Icon: CodeXml },
    palette: [
      ['nav.developer', PATHS.developer.to()],
      ['palette.keys', PATHS.developer.to('keys')],
      ['palette.webhooks', PATHS.developer.to('webhooks')],
      ['palette.verify', PATHS.developer.to('verify')],
      ['palette.reference', PATHS.developer.to('reference')],
      ['palette.requests', PATHS.developer.to('requests')],
    ],
  },
  {
    path: PATHS.bin.pattern,
    title: 'bin.title',
    under: 'assets',
    load: () => import('./routes/bin-route.tsx'),
    texts: ['bin', 'assets', 'home'],
    palette: [['palette.bin', PATHS.bin.to()]],
  },
  {
    path: PATHS.settings.pattern,
    title: 'nav.settings',
    isWithoutService: true,
    load: () => import('./routes/settings-route.tsx'),
    texts: ['settings', 'factors', 'bin', 'listening', ...MAKING],
    place: { id: 'settings', row: 'last', Icon: Settings },
    palette: [['nav.settings', PATHS.settings.to()]],
  },
  {
    path: PATHS.check.pattern,
    title: 'check.title',
    isWithoutService: true,
    under: 'settings',
    load: () => import('./routes/check-route.tsx'),
    texts: ['check', 'settings'],
  },
  // Left out of what is built, with all it loads.
  ...(import.meta.env.DEV
    ? ([
        {
          path: '/parts',
          isWithoutService: true,
          load: () => import('./routes/parts-route.tsx'),
          texts: ['developer', 'home', 'project', 'trim', 'credits', 'player'],
        },
      ] as const)
    : []),
  {
    path: '*',
    title: 'page.notFound',
    isWithoutService: true,
    load: () => import('./routes/not-found-route.tsx'),
  },
];
