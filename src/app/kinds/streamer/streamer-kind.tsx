/** Streamer: the webcam and the game, one above the other. */
import { lazyForm } from '../form/lazy-form.tsx';
import type { ProjectKind } from '../kind.ts';
import { Caption, FRAME, Head, Upright } from '../picture-parts.tsx';

export const STREAMER: ProjectKind = {
  id: 'streamer',
  address: 'streamer',
  name: 'kind.streamer',
  makes: 'choose.streamer',
  needs: 'choose.needsVideo',
  cost: 'choose.costVideo',
  Picture: () => (
    <Upright>
      <rect x={FRAME.x + 6} y={16} width={42} height={12} rx={3} fill="var(--ink)" />
      <Head x={90} y={54} />
      <Caption y={90} width={34} />
    </Upright>
  ),
  rename: ({ api }, projectId, title) =>
    api.update_streamer_project({ params: { projectId }, body: { title } }),
  WithForm: lazyForm(async () => (await import('./streamer-form.tsx')).STREAMER_FORM),
};
