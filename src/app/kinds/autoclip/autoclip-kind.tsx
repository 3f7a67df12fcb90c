/** Auto clips: the best moments of a long video, reviewed one by one. */
import { lazyComponent } from '../../ui/browser/lazy-component.tsx';
import type { ProjectKind } from '../kind.ts';
import { Caption, FRAME, Head, Upright } from '../picture-parts.tsx';

export const AUTOCLIP: ProjectKind = {
  id: 'autoclip',
  address: 'auto-clips',
  name: 'kind.autoclip',
  makes: 'choose.autoclip',
  needs: 'choose.needsLong',
  cost: 'choose.costVideo',
  Picture: () => (
    <>
      {[0, 1, 2].map((at) => (
        <Upright key={at} x={FRAME.x + (at - 1) * 60}>
          <Head x={90} y={40} size={at === 1 ? 9 : 7} />
          <Caption y={84} width={at === 1 ? 34 : 26} />
        </Upright>
      ))}
    </>
  ),
  rename: ({ api }, projectId, title) => api.update_project({ params: { projectId }, body: { title } }),
  WithForm: null,
  Start: lazyComponent(async () => ({ default: (await import('./clip-source.tsx')).ClipSource })),
};
