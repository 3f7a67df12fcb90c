/** What is heard on every page, and what keys do in the controls of any. */
import type { CommandSet } from './command.ts';

export interface EverywhereContext {
  readonly togglePalette: () => void;
  readonly showKeys: () => void;
}

const isOtherDialogOpen = (): boolean => document.querySelector('dialog[open]:not([data-palette])') !== null;

export const PALETTE_KEY = '$mod+k';

export const EVERYWHERE: CommandSet<EverywhereContext> = {
  id: 'everywhere',
  title: 'map.everywhere',
  texts: ['keys'],
  isEverywhere: true,
  groups: [
    {
      commands: {
        palette: {
          label: 'map.palette',
          fixedKeys: [PALETTE_KEY],
          whileTyping: true,
          isOffered: false,
          when: () => !isOtherDialogOpen(),
          run: ({ togglePalette }) => togglePalette(),
        },
        keys: { label: 'keys.title', fixedKeys: ['?'], run: ({ showKeys }) => showKeys() },
      },
    },
  ],
  inControls: [
    [['Tab'], 'map.tab'],
    [['Enter', 'Space'], 'map.press'],
    [['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], 'map.arrows'],
    [['Escape'], 'map.escape'],
    [['F8'], 'map.notices'],
  ],
};
