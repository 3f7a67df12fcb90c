/** Requests about the shape of the picture, and which part of a source it shows. */
import { change, type RequestPattern, requestPattern } from './request-pattern.ts';

const SHAPE_EN = '(?: (?:shape|format|aspect(?: ratio)?))?';
const SHAPE_IT = '(?:formato )?';

export const SHAPE_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'aspect',
    {
      en: [
        String.raw`(?<upright>\b(?:vertical|portrait|upright)\b|9:16)${SHAPE_EN}`,
        String.raw`(?<square>\bsquare\b|1:1)${SHAPE_EN}`,
        String.raw`(?<wide>\b(?:horizontal|landscape|widescreen)\b|16:9)${SHAPE_EN}`,
        String.raw`(?<source>\b(?:as filmed|original (?:shape|format|aspect))\b)`,
      ],
      it: [
        String.raw`${SHAPE_IT}(?<upright>\bverticale\b|9:16)`,
        String.raw`${SHAPE_IT}(?<square>\bquadrato\b|1:1)`,
        String.raw`${SHAPE_IT}(?<wide>\borizzontale\b|16:9)`,
        String.raw`(?<source>\b(?:formato originale|come girato)\b)`,
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
      en: [String.raw`\b(?:follow|track)\b.*\b(?:face|speaker|person)\b`],
      it: [String.raw`\b(?:segui|inquadra)\b.*\b(?:viso|volto|faccia|chi parla)\b`],
    },
    (request) => change(request, (say) => say.followFace, { type: 'set_reframe', reframe: 'face' }),
  ),
  requestPattern(
    'fill_picture',
    {
      en: [
        String.raw`\b(?:fill the (?:frame|screen|picture)|crop to the (?:middle|center|centre)|center the (?:picture|crop))\b`,
      ],
      it: [String.raw`\b(?:riempi lo schermo|riempi l'immagine|ritaglia al centro|centra)\b`],
    },
    (request) => change(request, (say) => say.centre, { type: 'set_reframe', reframe: 'center' }),
  ),
];
