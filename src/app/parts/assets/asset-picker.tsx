/** A field that holds one asset: what is chosen, and the way to choose another or to upload one. */
import { useQuery } from '@tanstack/react-query';
import { AudioLines, FileVideo } from 'lucide-react';
import { useId, useState } from 'react';
import { assetQuery } from '../../data/assets/assets.ts';
import { useClient } from '../../data/connection/session.tsx';
import { clock } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ClockText } from '../../ui/assistive/clock-text.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { AssetDialog } from './asset-dialog.tsx';
import { AssetPoster } from './asset-poster.tsx';

export interface AssetPickerProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string | null;
  readonly onChange: (assetId: string | null) => void;
  readonly kind?: 'video' | 'audio' | 'image';
  /** Why it cannot be changed any more; shown in place of the button. */
  readonly locked?: string | undefined;
  /** Whether a link can be imported here; the place around it may have its own field. */
  readonly fromLink?: boolean;
  /** It may be left empty. */
  readonly optional?: boolean;
}

export function AssetPicker(props: AssetPickerProps) {
  const { label, help, value, onChange, kind = 'video', locked, optional = false, fromLink = true } = props;
  const { t } = useTranslate();
  const id = useId();
  const Icon = kind === 'audio' ? AudioLines : FileVideo;
  const [choosing, setChoosing] = useState(false);
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend id={id} className="mb-1.5 text-sm font-medium">
        {label}
      </legend>
      <div className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-3 rounded-card border bg-surface p-3">
        <div className="dark-room relative grid aspect-video w-24 shrink-0 place-items-center overflow-hidden rounded-control">
          {value === null ? (
            <Icon size={20} className="text-ink-soft" aria-hidden />
          ) : (
            <AssetPoster assetId={value} />
          )}
        </div>
        <div className="min-w-0 flex-1 basis-32">
          {value === null ? (
            <p className="text-sm text-ink-soft">{t(optional ? 'pick.noneOptional' : 'pick.none')}</p>
          ) : (
            <ChosenAsset assetId={value} />
          )}
        </div>
        {locked === undefined ? (
          <div className="flex flex-wrap gap-2">
            {optional && value !== null ? (
              <Button className="max-md:min-h-11" onClick={() => onChange(null)}>
                {t('pick.clear')}
              </Button>
            ) : null}
            <Button
              className="max-md:min-h-11"
              aria-haspopup="dialog"
              aria-describedby={id}
              onClick={() => setChoosing(true)}
            >
              {t(value === null ? 'pick.choose' : 'pick.change')}
            </Button>
          </div>
        ) : null}
      </div>
      {locked === undefined && help === undefined ? null : (
        <p className="text-xs text-ink-soft">{locked ?? help}</p>
      )}
      {choosing ? (
        <AssetDialog
          title={label}
          kind={kind}
          fromLink={fromLink}
          value={value}
          onClose={() => setChoosing(false)}
          onChoose={(assetId) => {
            onChange(assetId);
            setChoosing(false);
          }}
        />
      ) : null}
    </fieldset>
  );
}

function ChosenAsset({ assetId }: { assetId: string }) {
  const { t } = useTranslate();
  const asset = useQuery(assetQuery(useClient(), assetId));
  if (asset.isError) return <p className="text-sm text-bad">{t('pick.gone')}</p>;
  if (asset.data === undefined) return <Skeleton what="files" className="h-5 w-40" />;
  const { title, durationSec, width, height, hasAudio } = asset.data;
  const facts = [
    durationSec === null ? null : clock(durationSec),
    width === null ? null : `${width} × ${height}`,
    hasAudio === false ? t('asset.noSound') : null,
  ];
  return (
    <>
      <p className="truncate font-medium" title={title}>
        {title}
      </p>
      <p className="text-sm text-ink-soft">
        <ClockText>{facts.filter((fact) => fact !== null).join(' · ')}</ClockText>
      </p>
    </>
  );
}
