import { describe, expect, it } from 'vitest';
import { clipSchema } from './clip.ts';

const CLIP = {
  id: 'cnd_00000000000000000001',
  projectId: 'prj_00000000000000000001',
  sourceAssetId: 'ast_00000000000000000001',
  status: 'proposed',
  rank: 1,
  startSec: 0,
  endSec: 10,
  durationSec: 10,
  title: '',
  hook: '',
  summary: '',
  reason: '',
  score: 70,
  scoreBreakdown: [{ factor: 'dialogue', label: 'Dialogue', score: 70, note: '' }],
  tags: [],
  transcriptExcerpt: '',
  social: { title: '', caption: '', hashtags: [] },
  compositionId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

describe('a clip of another service', () => {
  it('is read with scores that are null: it was not scored', () => {
    const [factor] = CLIP.scoreBreakdown;
    const read = clipSchema.parse({ ...CLIP, score: null, scoreBreakdown: [{ ...factor, score: null }] });
    expect(read.score).toBeNull();
    expect(read.scoreBreakdown[0]?.score).toBeNull();
  });

  it('is refused with a score that is no number', () => {
    expect(clipSchema.safeParse({ ...CLIP, score: 'high' }).success).toBe(false);
  });
});
