/** The commands of a composition's page, and the keys of its captions. */
import type { Command, CommandSet } from './command.ts';

/** Tabs of a composition; the second row only where there is no room for them below the others. */
export const EDIT_TABS = ['words', 'style', 'text', 'files', 'posting', 'history'] as const;
export const FURTHER_TABS = ['trim', 'framing', 'exports'] as const;
export type CompositionTab = (typeof EDIT_TABS)[number] | (typeof FURTHER_TABS)[number];

interface CompositionContext {
  readonly isPlaying: boolean;
  readonly togglePlay: () => void;
  readonly tabs: readonly CompositionTab[];
  readonly openTab: (tab: CompositionTab) => void;
}

const tabCommand = (tab: CompositionTab): readonly [string, Command<CompositionContext>] => [
  tab,
  {
    label: `composition.tab.${tab}`,
    when: ({ tabs }) => tabs.includes(tab),
    run: ({ openTab }) => openTab(tab),
  },
];

export const COMPOSITION: CommandSet<CompositionContext> = {
  id: 'composition',
  title: 'map.captions',
  texts: ['composition'],
  groups: [
    {
      commands: {
        play: {
          label: 'player.play',
          when: ({ isPlaying }) => !isPlaying,
          run: ({ togglePlay }) => togglePlay(),
        },
        pause: {
          label: 'player.pause',
          when: ({ isPlaying }) => isPlaying,
          run: ({ togglePlay }) => togglePlay(),
        },
        ...Object.fromEntries([...EDIT_TABS, ...FURTHER_TABS].map(tabCommand)),
      },
    },
  ],
  inControls: [
    [['ArrowLeft', 'ArrowRight'], 'map.words'],
    [['Enter'], 'map.wordHear'],
  ],
};
