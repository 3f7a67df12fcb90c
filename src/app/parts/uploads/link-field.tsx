/** Where a link to a video goes in, if the video could be read: what can be imported is said before, what is refused stands beside the field. */
import { useMutation } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTyped } from '../../data/changes/use-typed.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useReadsVideo } from '../../data/device/this-browser.ts';
import { useGivenLink } from '../../data/given-files/use-given-link.ts';
import { linkOf } from '../../data/uploads/import-link.ts';
import { errorText } from '../../i18n/error-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Changing } from '../changes/changing.tsx';

interface Started {
  readonly link: string;
  /** Of the link as it was sent. */
  readonly taken: () => void;
}

export function LinkField({ onLink }: { onLink: (sourceUrl: string) => Promise<unknown> }) {
  const { t } = useTranslate();
  const id = useId();
  const { pathname } = useLocation();
  const { value: typed, set: setTyped, taken } = useTyped(`link ${pathname}`, '');
  const [isWrong, setIsWrong] = useState(false);
  const readsVideo = useReadsVideo();
  const inBrowser = useClient().connection.kind === 'browser';
  const start = useMutation({
    mutationFn: ({ link }: Started) => onLink(link),
    onSuccess: (_, sent) => sent.taken(),
  });
  const problem = isWrong ? t('connect.badAddress') : start.isError ? errorText(t, start.error) : null;
  const submit = (): void => {
    const link = linkOf(typed);
    setIsWrong(link === null);
    if (link !== null && !start.isPending) start.mutate({ link, taken });
  };
  const field = useRef<HTMLInputElement>(null);
  const change = (text: string): void => {
    setTyped(text);
    setIsWrong(false);
    if (start.isError) start.reset();
  };
  useGivenLink(field, change);
  if (!readsVideo) return null;
  // No form of its own: it stands in forms too.
  return (
    <div className="flex min-w-0 flex-col gap-1.5 text-left">
      <label htmlFor={id} className="text-sm font-medium">
        {t('link.label')}
      </label>
      <div className="flex flex-wrap gap-2">
        <Changing>
          <input
            ref={field}
            id={id}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            maxLength={2048}
            placeholder="https://example.com/video.mp4"
            value={typed}
            aria-describedby={`${id}-note`}
            aria-invalid={problem !== null}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              submit();
            }}
            onChange={(event) => change(event.target.value)}
            className="min-h-11 min-w-0 flex-1 basis-56 rounded-control border border-line-strong bg-surface px-3 text-sm text-ink placeholder:text-ink-soft aria-invalid:border-bad"
          />
          <Button className="min-h-11" disabled={start.isPending || typed.trim() === ''} onClick={submit}>
            <Link2 size={16} aria-hidden />
            {t(start.isPending ? 'link.checking' : 'link.import')}
          </Button>
        </Changing>
      </div>
      <div id={`${id}-note`} className="text-xs">
        {problem === null ? (
          <p className="text-ink-soft">
            {t('link.help')} {inBrowser ? t('link.helpBrowser') : null}
          </p>
        ) : (
          <p role="alert" className="font-medium break-words text-bad">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
