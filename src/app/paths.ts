/** Every address of the program: the router's pattern beside the function that builds it. */
export const PATHS = {
  home: { pattern: '/', to: () => '/' },
  assets: { pattern: '/assets', to: () => '/assets' },
  asset: { pattern: '/assets/:assetId', to: (assetId: string) => `/assets/${assetId}` },
  newClips: {
    pattern: '/new',
    to: (source: { upload: string } | { asset: string }) => `/new?${new URLSearchParams(source)}`,
  },
  projects: { pattern: '/projects', to: () => '/projects' },
  newProject: { pattern: '/projects/new', to: () => '/projects/new' },
  newProjectOf: {
    pattern: '/projects/new/:kind',
    to: (kind: string) => `/projects/new/${kind}`,
  },
  project: { pattern: '/projects/:projectId', to: (projectId: string) => `/projects/${projectId}` },
  review: {
    pattern: '/projects/:projectId/clips',
    to: (projectId: string, clipId?: string) =>
      `/projects/${projectId}/clips${clipId === undefined ? '' : `?clip=${clipId}`}`,
  },
  timeline: {
    pattern: '/projects/:projectId/timeline',
    to: (projectId: string) => `/projects/${projectId}/timeline`,
  },
  composition: {
    pattern: '/compositions/:compositionId',
    to: (compositionId: string) => `/compositions/${compositionId}`,
  },
  tools: { pattern: '/tools', to: () => '/tools' },
  tool: {
    pattern: '/tools/:tool',
    to: (tool: 'voiceover' | 'separation' | 'ideas', search: Readonly<Record<string, string>> = {}) => {
      const query = new URLSearchParams(search).toString();
      return `/tools/${tool}${query === '' ? '' : `?${query}`}`;
    },
  },
  credits: { pattern: '/credits', to: () => '/credits' },
  developer: {
    pattern: '/developer/:part?',
    to: (part?: 'keys' | 'webhooks' | 'verify' | 'reference' | 'requests') =>
      part === undefined ? '/developer' : `/developer/${part}`,
  },
  bin: { pattern: '/bin', to: () => '/bin' },
  check: { pattern: '/check', to: () => '/check' },
  settings: { pattern: '/settings', to: () => '/settings' },
} as const;
