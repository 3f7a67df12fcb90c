/** The page of a form: fields beside the picture they make, drawn by the code that draws exports. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { optionsQuery } from '../../data/account/account.ts';
import { useMay } from '../../data/account/use-may.ts';
import { assetQuery } from '../../data/assets/assets.ts';
import { useClient } from '../../data/connection/session.tsx';
import { voicesQuery } from '../../data/jobs/tool-runs.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PlanPreview } from '../../parts/preview/plan-preview.tsx';
import { QueryErrors } from '../../ui/notices/query-errors.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import type { Choices, ProjectForm } from './project-form.ts';

/**
 * Calls `children` once everything that may be chosen has been read.
 * @param speaks whether a voice is: nothing else waits for the voices
 */
export function WithChoices({
  speaks,
  children,
}: {
  speaks: boolean;
  children: (choices: Choices) => ReactNode;
}) {
  const client = useClient();
  const { locale } = useTranslate();
  const options = useQuery(optionsQuery(client));
  const listed = useQuery({ ...voicesQuery(client), enabled: speaks });
  const voices = speaks ? listed.data : [];
  if (options.data === undefined || voices === undefined)
    return options.isError || listed.isError ? (
      <QueryErrors of={[options, listed]} />
    ) : (
      <Skeleton what="options" className="h-96" />
    );
  return children({ ...options.data, voices, reader: locale });
}

export function FormPage<Draft>({
  form,
  draft,
  set,
  choices,
  created,
  above,
  footer,
}: {
  form: ProjectForm<Draft>;
  draft: Draft;
  set: (patch: Partial<Draft>) => void;
  choices: Choices;
  created: boolean;
  above?: ReactNode;
  /** Stays in reach at the bottom of the screen. */
  footer: ReactNode;
}) {
  const { Fields } = form;
  const mayChange = useMay('clips:write');
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <fieldset
        role="none"
        disabled={!mayChange || (created && form.update === null)}
        // What has focus is never left under the bar at the bottom.
        className="flex min-w-0 flex-col gap-6 lg:row-span-2 [&_:is(input,button,select,textarea,summary)]:scroll-mb-40"
      >
        {above}
        <Fields draft={draft} set={set} choices={choices} created={created} />
      </fieldset>
      <div className="mx-auto w-full max-w-80 lg:sticky lg:top-20">
        <DraftPreview form={form} draft={draft} />
      </div>
      <div className="floor-bar lg:col-start-1">{footer}</div>
    </div>
  );
}

function DraftPreview<Draft>({ form, draft }: { form: ProjectForm<Draft>; draft: Draft }) {
  const { t } = useTranslate();
  const client = useClient();
  const ids = useMemo(() => [...new Set(form.assetsOf(draft))], [form, draft]);
  const assets = useQueries({
    queries: ids.map((id) => assetQuery(client, id)),
    combine: (results) => results.map(({ data }) => data ?? null),
  });
  const plan = useMemo(() => {
    const known = new Map(assets.map((asset, at) => [ids[at] ?? '', asset]));
    const asset = (id: string | null): Asset | null => known.get(id ?? '') ?? null;
    return form.preview({ draft, asset, t });
  }, [assets, ids, form, draft, t]);
  return <PlanPreview plan={plan} label={t('make.preview')} posters={ids} />;
}
