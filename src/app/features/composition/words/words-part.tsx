/** The captions of a composition word by word, and all of them at once. */
import type { Composition } from '../../../../contract/schemas/composition.ts';
import { Changing } from '../../../parts/changes/changing.tsx';
import type { CompositionEdits } from '../use-composition-edits.ts';
import type { PlayedComposition } from '../use-played-composition.ts';
import { CaptionWords } from './caption-words.tsx';
import { FindReplace } from './find-replace.tsx';

export function WordsPart({
  composition,
  edits,
  language,
  player,
  isDetailed,
}: {
  composition: Composition;
  edits: CompositionEdits;
  language: string | undefined;
  player: PlayedComposition['player'];
  /** Words can be marked. */
  isDetailed: boolean;
}) {
  const words = composition.words ?? [];
  return (
    <div className="flex flex-col gap-4">
      <CaptionWords
        composition={composition}
        conflictAt={edits.conflict?.revision ?? null}
        words={words}
        language={language}
        timeSec={player.timeSec}
        onSeek={player.seekToStart}
        isSaving={edits.state === 'saving'}
        onReplace={(index, text) => edits.change({ kind: 'words', replacements: [{ index, text }] })}
        onMark={isDetailed ? (mark) => void edits.editFields({ wordMarks: [mark] }) : null}
      />
      {words.length === 0 ? null : (
        <Changing>
          <FindReplace
            compositionId={composition.id}
            words={words}
            language={language}
            onChange={(made) => void edits.change(made)}
          />
        </Changing>
      )}
    </div>
  );
}
