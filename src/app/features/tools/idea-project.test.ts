import { describe, expect, it } from 'vitest';
import { projectOfIdea, textOfIdea } from './idea-project.ts';

const idea = {
  title: 'The price we never told',
  hook: 'Nobody asked what it cost.',
  outline: ['Show the bill', 'Tell why'],
  videoType: 'fake_text',
  hashtags: ['##price', 'story'],
};

describe('an idea on its way to a project', () => {
  it('names the kind it is for, with title and text', () => {
    expect(projectOfIdea(idea)).toEqual({
      kind: 'faketext',
      title: 'The price we never told',
      prompt: 'Nobody asked what it cost.\nShow the bill\nTell why',
    });
  });

  it('leaves the kind open where the idea fits all, or is of a type that came later', () => {
    expect(projectOfIdea({ ...idea, videoType: 'any' })).not.toHaveProperty('kind');
    expect(projectOfIdea({ ...idea, videoType: 'opera' })).not.toHaveProperty('kind');
  });

  it('cuts a title that is too long between characters', () => {
    const { title } = projectOfIdea({ ...idea, title: '🎬'.repeat(300) });
    expect(title).toBe('🎬'.repeat(120));
  });

  it('is copied as text with numbered steps and one # a tag', () => {
    expect(textOfIdea(idea)).toBe(
      'The price we never told\nNobody asked what it cost.\n1. Show the bill\n2. Tell why\n#price #story',
    );
  });
});
