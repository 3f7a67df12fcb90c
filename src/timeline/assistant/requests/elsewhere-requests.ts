/** Wishes that an edit cannot hold: where in the app they are met, or that they are not. */
import { AT } from './chosen-segments.ts';
import { answer, type RequestPattern, requestPattern, type Say } from './request-pattern.ts';

const CAPTIONS_EN = '(?:captions?|subtitles?|subs)';
const CAPTIONS_IT = '(?:sottotitoli|didascalie)';
const COLOR_EN =
  '(?:white|black|red|orange|yellow|green|blue|purple|violet|pink|gold|colou?r(?:ed)?|#[0-9a-f]{3,6})';
const COLOR_IT =
  '(?:bianc\\w+|ner[oaie]|ross[oaie]|arancion[ei]|giall[oaie]|verd[ei]|blu|azzurr[oaie]|viola|rosa|color[ei]|#[0-9a-f]{3,6})';
const LOOK_EN = `(?:${COLOR_EN}|bigger|larger|smaller|size|fonts?|uppercase|upper case|lowercase|all caps|capitals?|top|bottom|middle|cent(?:er|re)|higher|lower|up|down|thicker|shadow|(?:one|\\d+) words?(?: at a time)?|montserrat|inter|oswald|nunito|lora|anton|bangers)`;
const LOOK_IT = `(?:${COLOR_IT}|più grandi|più piccoli|più in alto|più in basso|dimensione|grandezza|font|carattere|maiuscol[oaei]|minuscol[oaei]|in alto|in basso|al centro|in mezzo|ombra|\\d+ parol[ae](?: alla volta)?)`;

/** Within a segment. */
const MOMENT = '(?:\\d+:\\d|\\d+(?:[.,]\\d+)? ?(?:seconds?|secondi|secs?|s)\\b)';

/** The whole clause, since nothing is done of it. */
const ANY = '[^"“«]*';

function elsewhere(name: string, en: readonly string[], it: readonly string[], say: Say): RequestPattern {
  return requestPattern(name, { en, it }, (request) => answer(request, say));
}

export const ELSEWHERE_REQUESTS: readonly RequestPattern[] = [
  elsewhere(
    'caption_look',
    [
      `^(?<all>${ANY}\\b${CAPTIONS_EN}\\b${ANY}\\b${LOOK_EN}\\b${ANY})$`,
      `^(?<all>${ANY}\\b${LOOK_EN}\\b${ANY}\\b${CAPTIONS_EN}\\b${ANY})$`,
      `^(?<all>(?:highlight|colou?r) (?:the )?(?:spoken|current|active) words?${ANY})$`,
    ],
    [
      `^(?<all>${ANY}\\b${CAPTIONS_IT}\\b${ANY}${LOOK_IT}${ANY})$`,
      `^(?<all>${ANY}${LOOK_IT}${ANY}\\b${CAPTIONS_IT}\\b${ANY})$`,
      `^(?<all>(?:evidenzia|colora) (?:la|le) parol[ae] (?:dett[ae]|pronunciat[ae]|attiv[ae])${ANY})$`,
    ],
    (say) => say.captionLookIsElsewhere,
  ),
  elsewhere(
    'part_of_segment',
    [
      `^(?<all>(?:zoom|mute|unmute|silence|speed|slow|punch in|turn|make|play)\\b${ANY} (?:from|between|at|after|before|until) ${MOMENT}${ANY})$`,
    ],
    [
      `^(?<all>(?:zooma?|muta|silenzia|velocizza|accelera|rallenta|ingrandisci|alza|abbassa)\\b${ANY} (?:da|dal|tra|a|al|dopo|prima di|fino a) ${MOMENT}${ANY})$`,
    ],
    (say) => say.wholeSegmentsOnly,
  ),
  elsewhere(
    'shorter',
    [
      `^(?<all>(?:(?:can you |please |just )*make (?:it|this|the (?:video|edit)) )?(?:a (?:little )?bit |much |a little )?shorter(?: please)?)$`,
      '^(?<all>shorten (?:it|this|the (?:video|edit)))$',
    ],
    ["^(?<all>(?:fai|rendi|rendilo) (?:un po' |molto )?più (?:corto|breve)|accorcia(?: il video)?)$"],
    (say) => say.howShort,
  ),
  elsewhere(
    'translate_captions',
    [`^(?<all>${ANY}\\btranslate\\b${ANY})$`],
    [`^(?<all>${ANY}\\btraduc[ie]${ANY})$`],
    (say) => say.translationIsElsewhere,
  ),
  elsewhere(
    'export',
    [
      '^(?<all>(?:export|render|save|download|publish)(?: (?:it|this|the (?:video|edit)|now|as|in|to|an?|mp4|hd|4k))*)$',
    ],
    ['^(?<all>(?:esporta|salva|scarica|pubblica)(?:lo)?(?: (?:il|video|montaggio|ora|in|come|mp4|hd|4k))*)$'],
    (say) => say.exportIsElsewhere,
  ),
  elsewhere(
    'effects',
    [
      `^(?<all>${ANY}\\b(?:blur|black and white|b&w|grayscale|greyscale|sepia|filters?|brighter|brighten|darker|darken|contrast|saturation|colou?r (?:grade|correct(?:ion)?)|rotate|flip|mirror|freeze|stabili[sz]e|green screen|emojis?|stickers?|slow zoom|zoom slowly|noise|denoise|normali[sz]e|eq|echo|bleep|censor)\\b${ANY})$`,
      `^(?<all>(?:play )?${ANY}\\b(?:backwards?|in reverse)|reverse (?:${AT}|the (?:video|footage)))$`,
    ],
    [
      `^(?<all>${ANY}\\b(?:sfoca\\w*|sfocatura|bianco e nero|seppia|filtr[oi]|luminosità|più (?:luminoso|chiaro|scuro)|contrasto|saturazione|correzione colore|ruota|capovolgi|specchia|fermo immagine|stabilizza|green screen|emoji|adesiv[oi]|zoom lento|rumore|normalizza|eco|censura)(?![a-z])${ANY})$`,
      `^(?<all>${ANY}\\b(?:al contrario|all'indietro))$`,
    ],
    (say) => say.noEffects,
  ),
];
