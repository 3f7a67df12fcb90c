/** Rows of a check: what, whether all is well, and what that means. */
import { Check, Minus, X } from 'lucide-react';
import { Card, Section } from '../../ui/page/card.tsx';
import type { Outcome } from './trial-words.ts';

export interface CheckRow {
  readonly what: string;
  readonly outcome: Outcome;
  readonly said: readonly string[];
}

const MARKS = { good: Check, less: Minus, bad: X } as const;
const COLOURS = { good: 'text-good', less: 'text-ink-soft', bad: 'text-bad' } as const;

export function CheckRows({
  title,
  action = null,
  rows,
  children,
}: {
  title: string;
  action?: React.ReactNode;
  rows: readonly CheckRow[];
  children?: React.ReactNode;
}) {
  return (
    <Section title={title} action={action}>
      {children}
      {rows.length === 0 ? null : (
        <Card>
          <ul className="divide-y">
            {rows.map(({ what, outcome, said }) => {
              const Mark = MARKS[outcome];
              return (
                <li key={what} className="flex gap-3 px-4 py-3 text-sm">
                  <Mark size={18} aria-hidden className={`mt-0.5 shrink-0 ${COLOURS[outcome]}`} />
                  <div className="min-w-0 break-words">
                    <p className="font-medium">{what}</p>
                    {said.map((sentence) => (
                      <p key={sentence} className="text-ink-soft">
                        {sentence}
                      </p>
                    ))}
                  </div>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
    </Section>
  );
}
