/** One part of the interface on the page of parts, with its name and its states side by side. */
import type { ReactNode } from 'react';
import { Section } from '../../ui/page/card.tsx';

/** Long enough to break in every part that holds text. */
export const LONG_TEXT =
  'A title of a video that somebody wrote without ever thinking of the people who have to show it in a narrow column, AndWithAWordThatNothingCanBreakAnywhere';

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Section title={name}>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </Section>
  );
}
