/** Where clips begin: with a video. They need one decision more only after it is there: the page of new clips goes on. */
import { useNavigate } from 'react-router';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPicker } from '../../parts/assets/asset-picker.tsx';
import { PATHS } from '../../paths.ts';

export function ClipSource() {
  const { t } = useTranslate();
  const navigate = useNavigate();
  return (
    <AssetPicker
      label={t('clips.source')}
      help={t('clips.sourceHelp')}
      value={null}
      onChange={(asset) => {
        if (asset !== null) void navigate(PATHS.newClips.to({ asset }));
      }}
    />
  );
}
