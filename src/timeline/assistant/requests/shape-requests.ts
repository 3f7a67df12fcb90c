/** Requests about the shape of the picture, and which part of a source it shows. */
import { change, type RequestPattern, requestPattern } from './request-pattern.ts';

const SHAPE_EN = '(?: (?:shape|format|aspect(?: ratio)?|mode|video))?';
const SHAPE_IT = '(?:(?:in|al|il|formato|video|un) )*';
/** “Crop to square”, “mettilo in 9:16”. */
const VERB_EN =
  '(?:\\b(?:make|turn|crop|change|switch|set|convert|put|reformat)(?: (?:it|this|the (?:video|edit|format|aspect ratio|aspect)|to|into|in|for|a))* )?';
const VERB_IT = '(?:\\b(?:ritaglia|rendi|metti|fai|cambia|trasforma|passa|imposta)(?:lo|la)? )?';

export const SHAPE_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'aspect',
    {
      en: [
        `${VERB_EN}(?<upright>\\b(?:vertical|portrait|upright|9:16|9 by 16|tiktok format|(?:for )?(?:tiktok|(?:instagram )?reels|(?:youtube )?shorts)))\\b${SHAPE_EN}(?: for (?:tiktok|(?:instagram )?reels|(?:youtube )?shorts))?`,
        `${VERB_EN}(?<square>\\b(?:square|1:1|1 by 1))\\b${SHAPE_EN}`,
        `${VERB_EN}(?<wide>\\b(?:horizontal|landscape|widescreen|16:9|16 by 9))\\b${SHAPE_EN}`,
        `${VERB_EN}(?<source>\\b(?:as filmed|(?:the )?original (?:shape|format|aspect(?: ratio)?)))\\b`,
      ],
      it: [
        `${VERB_IT}${SHAPE_IT}(?<upright>\\b(?:verticale|9:16|(?:formato |per )(?:tiktok|reels?|shorts?)))(?![\\d:])`,
        `${VERB_IT}${SHAPE_IT}(?<square>\\b(?:quadrat[oa]|1:1))(?![\\d:])`,
        `${VERB_IT}${SHAPE_IT}(?<wide>\\b(?:orizzontale|16:9))(?![\\d:])`,
        `${VERB_IT}(?<source>\\b(?:formato originale|come girato))`,
      ],
    },
    (request) => {
      const { square, wide, source } = request.groups;
      const shape =
        square !== undefined ? '1:1' : wide !== undefined ? '16:9' : source !== undefined ? 'source' : '9:16';
      return change(request, (say) => say.aspect(shape), { type: 'set_aspect', aspect: shape });
    },
  ),
  requestPattern(
    'whole_picture',
    {
      en: [
        String.raw`\b(?:whole|full|entire) (?:picture|frame|image)\b`,
        String.raw`\b(?:no|without) (?:crop|reframing)\b`,
      ],
      it: [String.raw`\b(?:tutta|intera) (?:l')?(?:immagine|inquadratura)\b`, String.raw`\bsenza ritaglio\b`],
    },
    (request) => change(request, (say) => say.wholeFrame, { type: 'set_reframe', reframe: 'off' }),
  ),
  requestPattern(
    'follow_face',
    {
      en: [
        String.raw`\b(?:follow|track|reframe (?:on|to)|keep|focus on)(?: (?:my|the|whoever(?: is)?))* (?:face|speaker|speaking|person|me)(?: (?:in|centered|centred|in the (?:frame|middle|center|centre|shot)))?(?: (?:the )?frame)?`,
        String.raw`\b(?:center|centre) (?:me|my face|the speaker|the face)(?: in the (?:frame|middle|picture))?`,
      ],
      it: [
        String.raw`\b(?:segui|inquadra|centra)(?: (?:il|la|il mio|la mia))? (?:viso|volto|faccia|chi parla|persona)`,
      ],
    },
    (request) => change(request, (say) => say.followFace, { type: 'set_reframe', reframe: 'face' }),
  ),
  requestPattern(
    'fill_picture',
    {
      en: [
        String.raw`\b(?:fill the (?:frame|screen|picture)|crop to the (?:middle|center|centre)|center the (?:picture|crop))\b`,
      ],
      it: [
        String.raw`\b(?:riempi lo schermo|riempi l'immagine|ritaglia al centro|centra (?:l'immagine|il ritaglio))\b`,
      ],
    },
    (request) => change(request, (say) => say.centre, { type: 'set_reframe', reframe: 'center' }),
  ),
];
