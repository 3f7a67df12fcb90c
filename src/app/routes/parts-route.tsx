/** `/parts`, in development only: every part of the interface in every state and look, for those who change them. */
import type { ReactNode } from 'react';
import { LedgerTable } from '../features/credits/ledger-table.tsx';
import { Asides } from '../features/parts-page/asides.tsx';
import { Fields } from '../features/parts-page/fields.tsx';
import { MADE_LEDGER } from '../features/parts-page/ledger-made.ts';
import { Marks } from '../features/parts-page/marks.tsx';
import { Pictures } from '../features/parts-page/pictures.tsx';
import { Specimen } from '../features/parts-page/specimen.tsx';
import { Page } from '../ui/page/page.tsx';
import { usePageTitle } from '../ui/page/page-title.ts';

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-6';

export default function PartsRoute() {
  usePageTitle('Parts');
  return (
    <Page title="Parts" lead="Every part of the interface in every state. Change the theme in Settings.">
      <div className={GRID}>
        <Marks />
        <Fields />
        <Asides />
        <Pictures />
        <Specimen name="Table">
          <div className="w-full">
            <LedgerTable entries={MADE_LEDGER} onNearEnd={() => undefined} />
          </div>
        </Specimen>
        <Look name="Compact" data-density="compact" />
        <Look name="High contrast" data-contrast="high" />
        <Look name="High contrast in a dark room" data-contrast="high" isDark />
      </div>
    </Page>
  );
}

/** The same parts in a look that is otherwise chosen for the whole page. */
function Look({
  name,
  isDark = false,
  ...look
}: {
  name: string;
  isDark?: boolean;
  'data-density'?: string;
  'data-contrast'?: string;
}): ReactNode {
  return (
    <section aria-label={name} className="border-t pt-6">
      <h2 className="mb-4 text-lg font-semibold">{name}</h2>
      <div {...look} className={`${GRID} bg-background p-4 text-ink ${isDark ? 'dark-room' : ''}`}>
        <Marks />
        <Fields />
      </div>
    </section>
  );
}
