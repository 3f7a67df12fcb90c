/** Requests about sounds of one's own: laid at a moment, and taken away again. */
import { readClock } from '../../../base/text/read-clock.ts';
import { audioOf, durationOf, type EditAudio } from '../../model/edit.ts';
import type { EditView, Planned } from '../understanding.ts';
import { ADD_EN, ADD_IT, CUT_EN, CUT_IT, quoted, time } from './phrases.ts';
import { answer, change, type ReadRequest, type RequestPattern, requestPattern } from './request-pattern.ts';

const SOUND_EN = '(?:sound effect|sound|jingle)';
const SOUND_IT = '(?:effetto sonoro|suono|jingle)';
/** Quoted, or as many words as stand before the time. */
const TITLE = `(?:${quoted('quoted')}|(?<title>[^"“«]+?))`;
const AT_EN = String.raw`\b(?:at|from) (?:${time('at')}|the (?<start>start|beginning))`;
const AT_IT = String.raw`(?:\b(?:a|da|al secondo) ${time('at')}|\b(?<start>all'inizio))`;

/** What is chosen by a moment may begin or end this near to it. */
const NEAR_SEC = 0.5;

function addAudio(request: ReadRequest, { edit, music: sounds }: EditView): Planned {
  const wanted = (request.groups.quoted ?? request.groups.title ?? '').trim();
  const chosen = sounds.find(({ title }) => title.toLowerCase().includes(wanted));
  if (chosen === undefined) return answer(request, (say) => say.noSuchMusic);
  const outputStartSec = readClock(request.groups.at ?? '') ?? 0;
  const leftSec = durationOf(edit) - outputStartSec;
  if (leftSec <= 0) return answer(request, (say) => say.endsBefore(outputStartSec));
  return change(request, (say) => say.soundAdded(chosen.title, outputStartSec), {
    type: 'add_audio',
    assetId: chosen.assetId,
    outputStartSec,
    // As long as it lasts, which is shorter than this where the edit goes on behind it.
    durationSec: leftSec,
    sourceStartSec: 0,
  });
}

function removeAudio(request: ReadRequest, gone: readonly EditAudio[]): Planned {
  if (gone.length === 0) return answer(request, (say) => say.noSounds);
  return change(
    request,
    (say) => say.soundsRemoved(gone.length),
    ...gone.map(({ id }) => ({ type: 'remove_audio' as const, audioId: id })),
  );
}

/** Before those that cut: "remove the sound at 12 s" cuts no picture. */
export const AUDIO_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'add_audio',
    {
      en: [`${ADD_EN} (?:the |a )?${SOUND_EN} ${TITLE}(?: ${AT_EN})?$`],
      it: [`${ADD_IT} (?:il |l'|un )?${SOUND_IT} ${TITLE}(?: ${AT_IT})?$`],
    },
    addAudio,
  ),
  requestPattern(
    'remove_audio_at',
    {
      en: [`${CUT_EN} (?:the )?${SOUND_EN} ${AT_EN}$`],
      it: [`${CUT_IT} (?:il |l')?${SOUND_IT} ${AT_IT}$`],
    },
    (request, { edit }) => {
      const sec = readClock(request.groups.at ?? '') ?? 0;
      const gone = audioOf(edit).filter(
        ({ outputStartSec, durationSec }) =>
          outputStartSec - NEAR_SEC <= sec && sec <= outputStartSec + durationSec + NEAR_SEC,
      );
      return removeAudio(request, gone);
    },
  ),
  requestPattern(
    'remove_all_audio',
    {
      en: [`${CUT_EN} (?:all |all the |the )?(?:sounds|sound effects|jingles)$`],
      it: [`${CUT_IT} (?:tutti )?(?:i |gli )?(?:suoni|effetti sonori|jingle)$`],
    },
    (request, { edit }) => removeAudio(request, audioOf(edit)),
  ),
];
