/** A word about state. Colour never says it alone: the text does. */
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'good' | 'bad' | 'accent';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-raised text-ink-soft',
  good: 'bg-good-wash text-good',
  bad: 'bg-bad-wash text-bad',
  accent: 'bg-accent-wash text-accent-text',
};

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap high-contrast:border ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
