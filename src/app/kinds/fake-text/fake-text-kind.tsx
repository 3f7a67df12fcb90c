/** Fake text: a conversation that appears bubble by bubble. */
import { lazyForm } from '../form/lazy-form.tsx';
import type { ProjectKind } from '../kind.ts';
import { FRAME, RIGHT, Upright } from '../picture-parts.tsx';

export const FAKE_TEXT: ProjectKind = {
  id: 'faketext',
  address: 'fake-text',
  name: 'kind.faketext',
  makes: 'choose.faketext',
  needs: 'choose.needsNothing',
  cost: 'choose.costScripts',
  dailyLimit: 'fakeTextScripts',
  Picture: () => (
    <Upright>
      <rect x={FRAME.x + 5} y={18} width={30} height={13} rx={6.5} fill="var(--line-strong)" />
      <rect x={RIGHT - 37} y={37} width={32} height={13} rx={6.5} fill="var(--score)" />
      <rect x={FRAME.x + 5} y={56} width={36} height={13} rx={6.5} fill="var(--line-strong)" />
      <rect x={RIGHT - 25} y={75} width={20} height={13} rx={6.5} fill="var(--score)" />
    </Upright>
  ),
  rename: ({ api }, projectId, title) =>
    api.update_fake_text_project({ params: { projectId }, body: { title } }),
  WithForm: lazyForm(async () => (await import('./fake-text-form.tsx')).FAKE_TEXT_FORM),
};
