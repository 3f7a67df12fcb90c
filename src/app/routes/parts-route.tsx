/** `/parts`, in development only: every part of the interface in every state, for those who change them. */
import { Asides } from '../features/parts-page/asides.tsx';
import { Fields } from '../features/parts-page/fields.tsx';
import { Marks } from '../features/parts-page/marks.tsx';
import { Page } from '../ui/page.tsx';
import { usePageTitle } from '../ui/page-title.ts';

export default function PartsRoute() {
  usePageTitle('Parts');
  return (
    <Page title="Parts" lead="Every part of the interface in every state. Change the theme in Settings.">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Marks />
        <Fields />
        <Asides />
      </div>
    </Page>
  );
}
