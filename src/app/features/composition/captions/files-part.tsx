/** The captions of a composition as files: taken away, put on from one, translated. */
import type { Composition } from '../../../../contract/schemas/composition.ts';
import type { FieldEdit } from '../../../data/compositions/edit-composition.ts';
import { Changing } from '../../../parts/changes/changing.tsx';
import type { CompositionEdits } from '../use-composition-edits.ts';
import type { PlayedComposition } from '../use-played-composition.ts';
import { CaptionFiles } from './caption-files.tsx';
import { CaptionImport } from './caption-import.tsx';
import { CaptionTranslation } from './caption-translation.tsx';

export function FilesPart({
  composition: { id, title, captions, words = [] },
  edits,
  language,
  plan,
  isClip,
  isOld,
}: {
  composition: Composition;
  edits: CompositionEdits;
  language: string | undefined;
  /** null while what is shown is not what is saved. */
  plan: PlayedComposition['plan'];
  isClip: boolean;
  /** An old revision: it is only looked at. */
  isOld: boolean;
}) {
  const takes = isClip && captions.imported !== undefined;
  const put = (captionFile: FieldEdit['captionFile']): void => void edits.editFields({ captionFile });
  return (
    <CaptionFiles
      look={captions.brand?.look}
      compositionId={id}
      title={title}
      language={language}
      plan={plan}
    >
      {takes && !isOld ? (
        <Changing>
          <CaptionImport
            isImported={captions.imported === true}
            isPending={edits.state === 'saving'}
            onImport={put}
          />
        </Changing>
      ) : null}
      {words.length === 0 || isOld ? null : (
        <CaptionTranslation compositionId={id} title={title} onPut={takes ? put : null} />
      )}
    </CaptionFiles>
  );
}
