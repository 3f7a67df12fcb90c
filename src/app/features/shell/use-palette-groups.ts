/** Everything the palette offers: this page's actions, places, projects and files by name, appearance, help. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { keyCap } from '../../commands/chord.ts';
import { offeredCommands } from '../../commands/open-commands.ts';
import { assetsQuery } from '../../data/assets/assets.ts';
import { useClient } from '../../data/connection/session.tsx';
import { projectsQuery } from '../../data/projects/projects.ts';
import { useReadOn } from '../../data/reads/use-read-on.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { useChooseLocale } from '../../ui/page/use-choose-locale.ts';
import { APPEARANCE, chooseLook } from '../../ui/theme/appearance.ts';
import { wantsMotion } from '../../ui/theme/wants-motion.ts';
import type { FramedPage } from './framed-page.ts';
import { matchCommands, type PaletteRow } from './match-commands.ts';

export interface PaletteGroup {
  readonly title: string;
  readonly commands: readonly PaletteRow[];
}

/** Beside names people gave, what does not fit on a screen helps nobody. */
const SHOWN_BY_NAME = 6;
/** Of what the page can do before anything is typed: a timeline can do fifty things. */
const SHOWN_UNASKED = 8;

export function usePaletteGroups(typed: string, pages: readonly FramedPage[]): PaletteGroup[] {
  const { t } = useTranslate();
  const chooseLocale = useChooseLocale();
  const client = useClient();
  const navigate = useNavigate();
  const projects = useInfiniteQuery(projectsQuery(client));
  const assets = useInfiniteQuery(assetsQuery(client));
  // As the page was when the palette opened: the palette does not change it.
  const [here] = useState(() => offeredCommands('page'));
  const [everywhere] = useState(() => offeredCommands('everywhere'));
  const searching = typed.trim() !== '';

  const rowsOf = (offered: typeof here): PaletteRow[] =>
    offered.map(({ label, chord, run }, at) => ({
      id: `${label} ${at}`,
      label: t(label),
      ...(chord === undefined ? {} : { hint: keyCap(chord) }),
      run,
    }));
  const go = (to: string) => () => navigate(to, { viewTransition: wantsMotion() });
  const named = (
    items: readonly { id: string; title: string; createdAt: string }[],
    to: (id: string) => string,
  ): PaletteRow[] => items.map(({ id, title }) => ({ id, label: title, run: go(to(id)) }));
  const allProjects = named(projects.data?.pages.flatMap((page) => page.data) ?? [], PATHS.project.to);
  const allAssets = named(assets.data?.pages.flatMap((page) => page.data) ?? [], PATHS.asset.to);

  const projectsFound = matchCommands(allProjects, typed).slice(0, SHOWN_BY_NAME);
  const assetsFound = matchCommands(allAssets, typed).slice(0, SHOWN_BY_NAME);
  useReadOn(projects, { isSearch: searching, foundCount: projectsFound.length, enough: SHOWN_BY_NAME });
  useReadOn(assets, { isSearch: searching, foundCount: assetsFound.length, enough: SHOWN_BY_NAME });

  const groups: readonly PaletteGroup[] = [
    {
      title: t('palette.here'),
      commands: matchCommands(rowsOf(here), typed).slice(0, searching ? undefined : SHOWN_UNASKED),
    },
    {
      title: t('palette.go'),
      commands: matchCommands(
        pages.flatMap(({ palette = [] }) =>
          palette.map(([label, to]) => ({ id: to, label: t(label), run: go(to) })),
        ),
        typed,
      ),
    },
    { title: t('nav.projects'), commands: projectsFound },
    {
      title: t('nav.assets'),
      commands: searching ? assetsFound : [],
    },
    {
      title: t('palette.preferences'),
      commands: matchCommands(
        [
          { id: 'en', label: t('palette.language', { name: 'English' }), run: () => chooseLocale('en') },
          { id: 'it', label: t('palette.language', { name: 'Italiano' }), run: () => chooseLocale('it') },
          ...APPEARANCE.theme.map((theme) => ({
            id: theme,
            label: t(`palette.theme.${theme}`),
            run: () => chooseLook('theme', theme),
          })),
          ...APPEARANCE.contrast.map((contrast) => ({
            id: `contrast ${contrast}`,
            label: t(`palette.contrast.${contrast}`),
            run: () => chooseLook('contrast', contrast),
          })),
          ...APPEARANCE.density.map((density) => ({
            id: density,
            label: t(`palette.density.${density}`),
            run: () => chooseLook('density', density),
          })),
          ...rowsOf(everywhere),
        ],
        typed,
      ),
    },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}
