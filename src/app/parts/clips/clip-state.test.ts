import { describe, expect, it } from 'vitest';
import { clipState, lostByRestoring } from './clip-state.ts';

const made = (revision: number, status = 'centered') => ({ revision, framing: { status } });
const file = (status: string, revision = 1) => ({ status, revision });

describe('the state of an accepted clip', () => {
  it('is a draft until it is exported, and framing while faces are looked for', () => {
    expect(clipState(made(1), [])).toBe('draft');
    expect(clipState(made(1, 'pending'), [])).toBe('framing');
    expect(clipState(made(1), [file('cancelled')])).toBe('draft');
  });

  it('is exported while a file of its present revision is there, and changed after that', () => {
    expect(clipState(made(2), [file('done', 2)])).toBe('exported');
    expect(clipState(made(3), [file('done', 2)])).toBe('changed');
    expect(clipState(made(3), [file('cancelled', 3), file('done', 2)])).toBe('changed');
  });

  it('is exporting while one runs, whatever was before', () => {
    expect(clipState(made(2), [file('queued', 0), file('failed', 2)])).toBe('exporting');
    expect(clipState(made(2, 'pending'), [file('rendering', 2), file('done', 1)])).toBe('exporting');
  });

  it('has failed until a later export is there', () => {
    expect(clipState(made(2), [file('failed', 2), file('done', 1)])).toBe('failed');
    expect(clipState(made(2), [file('failed', 2), file('done', 2)])).toBe('exported');
    expect(clipState(made(2), [file('done', 2), file('failed', 2)])).toBe('exported');
  });
});

describe('what goes with a clip that is put back in review', () => {
  it('is nothing where it was neither edited nor exported', () => {
    expect(lostByRestoring(made(1), [], true)).toBeNull();
    expect(lostByRestoring(made(1), [file('failed'), file('cancelled')], true)).toBeNull();
  });

  it('is named', () => {
    expect(lostByRestoring(made(2), [], true)).toBe('edits');
    expect(lostByRestoring(made(1), [file('done')], true)).toBe('exports');
    expect(lostByRestoring(made(2), [file('done')], true)).toBe('both');
  });

  it('may be exports where some of them cannot be read', () => {
    expect(lostByRestoring(made(1), [], false)).toBe('exports');
    expect(lostByRestoring(made(2), [], false)).toBe('both');
  });
});
