/** `/projects/new/:kind`: the form of one kind. */
import { useParams } from 'react-router';
import { useReadsVideo } from '../data/device/this-browser.ts';
import { NewProject } from '../features/make/new-project.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import type { ProjectKind } from '../kinds/kind.ts';
import { KINDS } from '../kinds/kinds.ts';
import { NoCodecs } from '../parts/exports/no-codecs.tsx';
import { PATHS } from '../paths.ts';
import { Page } from '../ui/page/page.tsx';
import NotFoundRoute from './not-found-route.tsx';

export default function NewProjectRoute() {
  const { t } = useTranslate();
  const address = useParams()['kind'];
  const kind = KINDS.find((one) => one.address === address);
  const title = t(kind?.name ?? 'projects.new');
  useBreadcrumb([
    { label: t('nav.projects'), to: PATHS.projects.to() },
    { label: t('projects.new'), to: PATHS.newProject.to() },
    { label: title },
  ]);
  if (kind === undefined) return <NotFoundRoute />;
  return (
    <Page title={title} lead={t(kind.makes)} wide>
      <NewOf key={kind.id} kind={kind} />
    </Page>
  );
}

function NewOf({ kind: { WithForm, Start } }: { kind: ProjectKind }) {
  // Nothing of what these make could be written.
  if (!useReadsVideo()) return <NoCodecs />;
  if (WithForm === null) return <Start />;
  return <WithForm>{(form) => <NewProject form={form} />}</WithForm>;
}
