/** What the commands of the timeline work with, on the page that is open. */
import { useMemo } from 'react';
import type { Editor } from '../../../timeline/session/editor.ts';
import { type TimelineContext, timelineActions } from '../../commands/timeline/timeline-context.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { nextRate } from '../../parts/player/transport.tsx';
import type { ScenePlayer } from '../../parts/player/use-scene-player.ts';

interface Open {
  readonly editor: Editor;
  readonly player: ScenePlayer;
  readonly onSeek: (sec: number) => void;
  readonly say: (text: string) => void;
  readonly showHelp: () => void;
}

export function useTimelineContext({ editor, player, onSeek, say, showHelp }: Open): TimelineContext {
  const { t } = useTranslate();
  const actions = useMemo(() => timelineActions(editor, { onSeek, say, t }), [editor, onSeek, say, t]);
  return {
    ...actions,
    player: { ...player, stepRate: (by) => player.setRate(nextRate(player.rate, by)) },
    showHelp,
  };
}
