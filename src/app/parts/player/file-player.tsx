/** Plays a finished file with video.js, loaded only when somebody plays one. */
import './no-dynamic-style.ts';
import 'video.js/dist/video-js.css';
import { useEffect, useRef } from 'react';
import videojs from 'video.js/core';
import { useFile } from '../../data/use-file-address.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';

export default function FilePlayer({ url }: { url: string }) {
  const { locale } = useTranslate();
  const holder = useRef<HTMLDivElement>(null);
  const { address, error, retry } = useFile(url);
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
    return () => player.dispose();
  }, [address, locale]);
  if (error !== null) return <ErrorNote error={error} onRetry={retry} />;
  return (
    <div ref={holder} className="mx-auto aspect-[9/16] max-h-[65dvh] overflow-hidden rounded-card bg-black" />
  );
}
