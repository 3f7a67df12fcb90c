/** Forum story: a post that is read aloud over a video. */
import { lazyForm } from '../form/lazy-form.tsx';
import type { ProjectKind } from '../kind.ts';
import { FRAME, Lines, RIGHT, Upright } from '../picture-parts.tsx';

export const FORUM_STORY: ProjectKind = {
  id: 'forumstory',
  address: 'forum-story',
  name: 'kind.forumstory',
  makes: 'choose.forumstory',
  needs: 'choose.needsPost',
  cost: 'choose.costSpoken',
  Picture: () => (
    <Upright>
      <path
        d={`M ${FRAME.x + 1} 96 l 14 -24 12 14 10 -14 ${RIGHT - FRAME.x - 38} 22 v 8 h -52 z`}
        fill="var(--score-track)"
      />
      <rect
        x={50}
        y={26}
        width={80}
        height={38}
        rx={6}
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth={1.5}
      />
      <circle cx={60} cy={37} r={5} fill="var(--score)" />
      <Lines x={69} y={35} widths={[28]} />
      <Lines x={56} y={47} widths={[66, 48]} />
    </Upright>
  ),
  rename: ({ api }, projectId, title) =>
    api.update_forum_story_project({ params: { projectId }, body: { title } }),
  WithForm: lazyForm(async () => (await import('./forum-story-form.tsx')).FORUM_STORY_FORM),
};
