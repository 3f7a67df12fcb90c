/** What a person should know before exporting, where it applies. Known findings in the reader's language. */
import { TriangleAlert } from 'lucide-react';
import type { Timeline } from '../../../contract/schemas/timeline.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

const OWN_WORDS: Readonly<Record<string, MessageId>> = {
  no_words: 'diagnostic.noWords',
  clip_failed: 'diagnostic.clipFailed',
  music_gone: 'diagnostic.musicGone',
  sound_gone: 'diagnostic.soundGone',
};

/** @param codes the findings that belong here; null for those that no other place shows */
export function DiagnosticNotes({
  timeline,
  codes,
}: {
  timeline: Timeline;
  codes: readonly string[] | null;
}) {
  const { t } = useTranslate();
  const found = timeline.diagnostics.filter(({ code }) =>
    codes === null ? OWN_WORDS[String(code)] === undefined : codes.includes(String(code)),
  );
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {found.map(({ code, message, assetId }) => {
        const known = OWN_WORDS[String(code)];
        const title = timeline.clips.find((clip) => clip.assetId === assetId)?.title ?? '';
        return (
          <li
            key={`${code} ${assetId}`}
            className="flex items-start gap-2 rounded-control border border-edge bg-raised px-3 py-2 text-sm"
          >
            <TriangleAlert size={16} className="mt-0.5 shrink-0 text-bad" aria-hidden />
            {known === undefined ? String(message ?? code) : t(known, { title })}
          </li>
        );
      })}
    </ul>
  );
}
