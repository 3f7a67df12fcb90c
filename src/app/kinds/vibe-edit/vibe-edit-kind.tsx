/** Vibe edit: a video edited on a timeline, by hand or by the assistant. */
import { lazyForm } from '../form/lazy-form.tsx';
import type { ProjectKind } from '../kind.ts';
import { Head } from '../picture-parts.tsx';

export const VIBE_EDIT: ProjectKind = {
  id: 'vibeedit',
  address: 'vibe-edit',
  name: 'kind.vibeedit',
  makes: 'choose.vibeedit',
  needs: 'choose.needsVideo',
  cost: 'choose.costOnce',
  renameNeeds: 'vibe_edit_title',
  isTimeline: true,
  Picture: () => (
    <>
      <rect
        x={26}
        y={8}
        width={128}
        height={56}
        rx={6}
        fill="var(--raised)"
        stroke="var(--line-strong)"
        strokeWidth={1.5}
      />
      <Head x={90} y={28} size={7} />
      {[
        [26, 40],
        [69, 24],
        [96, 58],
      ].map(([x = 0, width = 0]) => (
        <rect key={x} x={x} y={73} width={width} height={12} rx={3} fill="var(--score)" />
      ))}
      {[
        [26, 58],
        [88, 30],
      ].map(([x = 0, width = 0]) => (
        <rect key={x} x={x} y={90} width={width} height={12} rx={3} fill="var(--line-strong)" />
      ))}
      <path d="M 84 68 h 8 l -4 5 z M 87 72 h 2 v 34 h -2 z" fill="var(--accent)" />
    </>
  ),
  rename: ({ api }, projectId, title) => api.update_project({ params: { projectId }, body: { title } }),
  WithForm: lazyForm(async () => (await import('./vibe-edit-form.tsx')).VIBE_EDIT_FORM),
};
