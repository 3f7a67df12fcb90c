/**
 * What happens to files a person gives: videos are uploaded and become projects, subtitle files beside them are kept
 * for them, and sounds go to the assets.
 */
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { useToast } from '../../ui/notices/toasts.tsx';
import { useSession } from '../connection/session.tsx';
import { askToKeepStorage } from '../storage/keep-storage.ts';
import { rememberCaptions } from '../uploads/captions-beside.ts';
import { captionsOfVideos, isNamedCaptions } from '../uploads/captions-of-videos.ts';
import { isNamedSound } from './sound-files.ts';
import { useMayBring } from './use-may-bring.ts';

/**
 * @param stay what is open is kept; the upload goes on beside it, and a notice leads to its page.
 * @returns takes them; false where they are refused, which it says.
 */
export function useTakeFiles(stay = false): (files: readonly File[]) => boolean {
  const { uploads, client } = useSession();
  const mayBring = useMayBring();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslate();
  return useCallback(
    (files) => {
      if (!mayBring()) return false;
      const media = files.filter((file) => !isNamedCaptions(file));
      const sounds = media.filter(isNamedSound);
      const videos = media.filter((file) => !isNamedSound(file));
      const subtitles = files.filter(isNamedCaptions);
      const captions = captionsOfVideos(videos, subtitles);
      if (media.length === 0) {
        toast({ text: t('drop.needsVideo') });
        return false;
      }
      if (client.connection.kind === 'browser') askToKeepStorage();
      for (const file of sounds) uploads.add(file);
      const toAssets = (): void => void navigate(PATHS.assets.to());
      // Where nothing else was given, the page that shows them opens; it says as well which are refused.
      if (sounds.length > 0 && videos.length === 0 && !stay) toAssets();
      else if (sounds.length > 0)
        toast({
          text: t('drop.sounds', { count: sounds.length, name: sounds[0]?.name ?? '' }),
          action: { label: t('nav.assets'), run: toAssets },
        });
      const localIds = videos.map((file) => uploads.add(file));
      const [first] = localIds;
      if (first === undefined) return true;
      localIds.forEach((localId, at) => {
        const own = captions[at];
        if (own !== undefined) rememberCaptions(localId, own);
      });
      const unused = subtitles.filter((file) => !captions.includes(file));
      if (unused.length > 0)
        toast({ text: t('drop.captionsLeft', { count: unused.length, name: unused[0]?.name ?? '' }) });
      const makeClips = (): void => void navigate(PATHS.newClips.to({ upload: first }));
      if (localIds.length === 1 && !stay) makeClips();
      else if (localIds.length === 1)
        toast({
          text: t('drop.beside', { name: videos[0]?.name ?? '' }),
          action: { label: t('upload.makeClips'), run: makeClips },
        });
      else toast({ text: t('drop.several', { count: localIds.length }) });
      return true;
    },
    [uploads, client, mayBring, navigate, toast, t, stay],
  );
}
