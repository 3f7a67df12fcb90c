/** Plays a finished file with video.js, loaded only when somebody plays one. */
import './no-dynamic-style.ts';
import 'video.js/dist/video-js.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import videojs from 'video.js/core';
import { useFile } from '../../data/assets/use-file-address.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { useHeldLink } from './use-held-link.ts';

type Player = ReturnType<typeof videojs>;

/** @param readAgain gives another `url` of the same file */
export default function FilePlayer({
  file,
  url,
  readAgain,
}: {
  /** Its id. */
  file: string;
  url: string;
  readAgain: () => void;
}) {
  const { locale } = useTranslate();
  const holder = useRef<HTMLDivElement>(null);
  const link = useHeldLink(file, url, readAgain);
  const { address, error, retry } = useFile(link.url);
  const onLoaded = useEffectEvent((player: Player) => {
    const stood = link.works();
    if (stood === null) return;
    player.currentTime(stood.timeSec);
    // A browser that refuses to play stands at the right place all the same.
    if (stood.playing) player.play()?.catch(() => undefined);
  });
  const onError = useEffectEvent((player: Player) => {
    // What cannot be decoded is no matter of its link.
    if (player.error()?.code === MediaError.MEDIA_ERR_DECODE) return;
    link.isLost({ timeSec: player.currentTime() ?? 0, playing: !player.paused() });
  });
  useEffect(() => {
    if (holder.current === null || address === null) return;
    // The player takes its element away when it goes, so it gets one of its own.
    const element = document.createElement('video-js');
    element.className = 'vjs-fill';
    holder.current.append(element);
    const player = videojs(element, {
      controls: true,
      preload: 'auto',
      language: locale,
      sources: [{ src: address, type: 'video/mp4' }],
    });
    player.on('loadedmetadata', () => onLoaded(player));
    player.on('error', () => onError(player));
    return () => player.dispose();
  }, [address, locale]);
  if (error !== null) return <ErrorNote error={error} onRetry={retry} />;
  return (
    <div
      ref={holder}
      className="mx-auto aspect-[9/16] max-h-[65dvh] overflow-hidden rounded-card bg-black print:hidden"
    />
  );
}
