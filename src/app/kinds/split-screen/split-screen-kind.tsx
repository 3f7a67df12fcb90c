/** Split screen: one video above, another below it. */
import { lazyForm } from '../form/lazy-form.tsx';
import type { ProjectKind } from '../kind.ts';
import { Caption, FRAME, Head, Upright } from '../picture-parts.tsx';

export const SPLIT_SCREEN: ProjectKind = {
  id: 'splitscreen',
  address: 'split-screen',
  name: 'kind.splitscreen',
  makes: 'choose.splitscreen',
  needs: 'choose.needsTwo',
  cost: 'choose.costBoth',
  Picture: () => (
    <Upright>
      <Head x={90} y={26} size={7} />
      <rect x={FRAME.x + 1} y={56} width={FRAME.width - 2} height={47} rx={6} fill="var(--score-track)" />
      <path d="M 68 96 l 12 -20 9 12 8 -10 14 18 z" fill="var(--line-strong)" />
      <Caption y={53.5} width={36} />
    </Upright>
  ),
  rename: ({ api }, projectId, title) =>
    api.update_split_screen_project({ params: { projectId }, body: { title } }),
  WithForm: lazyForm(async () => (await import('./split-screen-form.tsx')).SPLIT_SCREEN_FORM),
};
