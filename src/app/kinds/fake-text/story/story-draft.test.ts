import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Story } from '../../../../contract/schemas/story.ts';
import {
  broughtBack,
  changeLine,
  changeOf,
  type DraftLine,
  draftOfStory,
  isSaved,
  moveLines,
  overwriting,
  rebased,
  refusalOf,
  resumed,
  type StoryDraft,
  standingOf,
  stepLine,
  withIds,
} from './story-draft.ts';

const SIDES = { me: { name: 'Me', voice: 'a' }, them: { name: 'Friend', voice: 'b' } };

function storyOf(texts: readonly string[], name = 'Friend'): Story {
  return {
    id: 'sty_1',
    projectId: 'prj_1',
    revision: 1,
    title: 'Chat',
    sides: { ...SIDES, them: { ...SIDES.them, name } },
    lines: texts.map((text, at) => ({
      id: `line ${at} ${text}`,
      side: 'me',
      text,
      voiced: false,
      durationSec: null,
    })),
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
}

const lines = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 12 })
  .map((keys) => keys.map((key): DraftLine => ({ key, id: key, side: 'me', text: `says ${key}` })));
const drafts = lines.map((list): StoryDraft => ({ sides: SIDES, lines: list }));

describe('a chat being written', () => {
  it('keeps every line once and the order of the others, wherever lines are moved', () => {
    const sides = fc.constantFrom('before' as const, 'after' as const);
    fc.assert(
      fc.property(drafts, fc.array(fc.nat(11)), fc.nat(11), sides, (draft, picked, to, side) => {
        const keys = new Set(picked.flatMap((at) => draft.lines[at]?.key ?? []));
        const target = draft.lines[to]?.key ?? 'nowhere';
        const moved = moveLines(draft, keys, target, side).lines.map(({ key }) => key);
        expect(moved.toSorted()).toEqual(draft.lines.map(({ key }) => key).toSorted());
        const unmoved = (list: readonly string[]) => list.filter((key) => !keys.has(key));
        expect(unmoved(moved)).toEqual(unmoved(draft.lines.map(({ key }) => key)));
      }),
    );
  });

  it('comes back to where it was after a step down and a step up', () => {
    fc.assert(
      fc.property(drafts, fc.nat(10), (draft, at) => {
        const key = draft.lines[at]?.key ?? '';
        fc.pre(at + 1 < draft.lines.length);
        expect(stepLine(stepLine(draft, key, 1), key, -1)).toEqual(draft);
      }),
    );
  });

  it('sends no empty lines and is saved once the rest is', () => {
    const story = storyOf(['Hello']);
    const draft = draftOfStory(story);
    const typing = {
      ...draft,
      lines: [...draft.lines, { key: 'new', id: null, side: 'me' as const, text: '' }],
    };
    expect(changeOf(typing).lines).toHaveLength(1);
    expect(isSaved(typing, story)).toBe(true);
  });

  it('gives lines their ids when they are saved and keeps what was typed meanwhile', () => {
    const sent: StoryDraft = { sides: SIDES, lines: [{ key: 'k', id: null, side: 'me', text: 'Hello' }] };
    const meanwhile = { ...sent, lines: [{ key: 'k', id: null, side: 'me' as const, text: 'Hello you' }] };
    const saved = withIds(meanwhile, sent, storyOf(['Hello']));
    expect(saved.lines).toEqual([{ key: 'k', id: 'line 0 Hello', side: 'me', text: 'Hello you' }]);
  });

  it('tells a chat that was written anew from one that is still there, and from one that is back', () => {
    const before = draftOfStory(storyOf(['Hello']));
    const restored = storyOf(['Hello']);
    restored.lines = restored.lines.map((line) => ({ ...line, id: 'another' }));
    expect(standingOf(before, storyOf(['Hello', 'And more']))).toBe('there');
    expect(standingOf(before, storyOf(['Who took the cake?']))).toBe('replaced');
    expect(standingOf(before, restored)).toBe('back');
    expect(standingOf(before, null)).toBe('there');
  });

  it('brings back people and lines of a chat that was written anew', () => {
    const before = draftOfStory(storyOf(['Hello'], 'Robin'));
    expect(changeOf(broughtBack(before))).toEqual({
      sides: { ...SIDES, them: { name: 'Robin', voice: 'b' } },
      lines: [{ side: 'me', text: 'Hello' }],
    });
  });
});

describe('a chat changed in two places', () => {
  const before = storyOf(['Hello']);

  it('takes both changes where they are to different parts', () => {
    const mine = { ...draftOfStory(before), sides: { ...SIDES, me: { name: 'Robin', voice: 'a' } } };
    const theirs = storyOf(['Hello', 'There']);
    const both = rebased(before, mine, theirs);
    expect(both?.sides.me.name).toBe('Robin');
    expect(both?.lines.map(({ text }) => text)).toEqual(['Hello', 'There']);
  });

  it('asks where both changed the lines', () => {
    const mine = draftOfStory(storyOf(['Hello', 'Mine']));
    expect(rebased(before, mine, storyOf(['Hello', 'Theirs']))).toBeNull();
  });

  it('loses nothing of mine when mine is written over theirs', () => {
    const mine = draftOfStory(storyOf(['Hello', 'Mine']));
    const theirs = storyOf(['Hello']);
    const sent = changeOf(overwriting(mine, theirs)).lines ?? [];
    expect(sent.map(({ text }) => text)).toEqual(['Hello', 'Mine']);
    expect(sent.map(({ id }) => id)).toEqual(['line 0 Hello', undefined]);
  });
});

describe('what the service would not take', () => {
  const draftOf = (text: string, name = 'Friend') => draftOfStory(storyOf([text], name));

  it('is a message that is too long, or a name that is missing or too long', () => {
    expect(refusalOf(draftOf('Hi'))).toBeNull();
    expect(refusalOf(draftOf('x'.repeat(501)))).toBe('message');
    expect(refusalOf(draftOf('Hi', ''))).toBe('name');
    expect(refusalOf(draftOf('Hi', 'x'.repeat(81)))).toBe('name');
  });

  const saved = storyOf(['Hi']);
  const kept = { draft: changeLine(draftOfStory(saved), 'line 0 Hi', { text: 'x'.repeat(501) }), saved };

  it('goes on where nothing was changed meanwhile', () => {
    expect(resumed(kept, saved)).toEqual({ ...kept, theirs: null });
  });

  it('is made again beside what was changed elsewhere', () => {
    const now = { ...storyOf(['Hi'], 'Robin'), revision: 2 };
    const { draft, saved: base, theirs } = resumed(kept, now);
    expect([draft.sides.them.name, draft.lines[0]?.text.length, base, theirs]).toEqual([
      'Robin',
      501,
      now,
      null,
    ]);
  });

  it('waits for a person where both changed the same', () => {
    const now = { ...storyOf(['Hello']), revision: 2 };
    expect(resumed(kept, now)).toEqual({ ...kept, theirs: now });
  });

  it('comes as a new chat where the service has none', () => {
    expect(resumed(kept, null)).toMatchObject({
      saved: null,
      theirs: null,
      draft: { lines: [{ id: null }] },
    });
  });
});
