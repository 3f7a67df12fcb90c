/** How the captions of a composition look. */
import type { ComponentProps } from 'react';
import type { CaptionDetails, Composition } from '../../../../contract/schemas/composition.ts';
import type { FieldEdit } from '../../../data/compositions/edit-composition.ts';
import { Changing } from '../../../parts/changes/changing.tsx';
import { CaptionStylePicker } from '../../../parts/choices/caption-style-picker.tsx';
import { SpeakerColors } from '../../../parts/choices/speaker-colors.tsx';
import type { CompositionEdits } from '../use-composition-edits.ts';
import { BrandChoice } from './brand-choice.tsx';
import { CaptionDetailsFields } from './caption-details.tsx';

export function StylePart({
  composition: { kind, captions, words = [] },
  edits,
  styles,
  isDetailed,
}: {
  composition: Composition;
  edits: CompositionEdits;
  styles: ComponentProps<typeof CaptionStylePicker>['options'];
  /** Place, words at once and masking can be set. */
  isDetailed: boolean;
}) {
  const edit = (fields: FieldEdit): void => void edits.editFields(fields);
  return (
    <div className="flex flex-col gap-4">
      <Changing>
        <CaptionStylePicker
          options={styles}
          value={captions.style}
          onChange={(captionStyle) => edit({ captionStyle } as FieldEdit)}
        />
        <SpeakerColors
          style={captions.style}
          words={words}
          checked={captions.speakerColors === true}
          onChange={(speakerColors) => edit({ speakerColors })}
        />
        {kind === 'vibeedit' || kind === 'faketext' ? null : (
          <BrandChoice brand={captions.brand} onChoose={(brandKitId) => edit({ brandKitId })} />
        )}
        {isDetailed && captions.details !== undefined && captions.style !== null ? (
          <CaptionDetailsFields
            details={withSent(captions.details, edits.sent)}
            onChange={(captionDetails) => edit({ captionDetails })}
          />
        ) : null}
      </Changing>
    </div>
  );
}

/** What is on its way is shown as if it were there. */
function withSent(details: CaptionDetails, sent: FieldEdit | null): CaptionDetails {
  const wanted = sent?.captionDetails;
  return {
    place: wanted?.place === undefined ? details.place : wanted.place,
    wordsAtOnce: wanted?.wordsAtOnce === undefined ? details.wordsAtOnce : wanted.wordsAtOnce,
    masksProfanity: wanted?.masksProfanity ?? details.masksProfanity,
  };
}
