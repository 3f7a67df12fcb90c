/** Requests about captions. */
import { ADD_EN, ADD_IT, CUT_EN, CUT_IT } from './phrases.ts';
import { change, type RequestPattern, requestPattern } from './request-pattern.ts';

const CAPTIONS_EN = '(?:the |my |all )*(?:captions?|subtitles?|subs)';
const CAPTIONS_IT = '(?:i |gli |dei |ai |nei |sui )?(?:sottotitoli|didascalie)';
const STYLE_EN = '(?<style>karaoke|bold|pop|boxed|box|background|outlined?)';
const STYLE_IT = '(?<style>karaoke|grassetto|pop|riquadro|riquadrati|sfondo|contorno|bordo)';
const STYLES: readonly { readonly id: string; readonly said: RegExp }[] = [
  { id: 'bold-karaoke', said: /karaoke|bold|grassetto/ },
  { id: 'word-pop', said: /pop/ },
  { id: 'boxed', said: /box|background|riquadr|sfondo/ },
  { id: 'outline', said: /outline|contorno|bordo/ },
];
const SPEAKERS_EN = '(?:each|every|the|different|all) (?:speakers?|persons?|people|voices?)';
const SPEAKERS_IT = '(?:ogni|ciascun[oa]?|chi) (?:persona|voce|parlante|parla)';

export const CAPTION_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'speaker_colors',
    {
      en: [
        `(?:\\b(?<off>no|without|remove|turn off)\\b.*)?\\b(?:speaker colou?rs|(?:a |different |own |separate )*colou?rs? (?:for|per|by) (?:${SPEAKERS_EN}|speaker))`,
        `\\bcolou?r ${CAPTIONS_EN} by speaker`,
      ],
      it: [
        `(?:\\b(?<off>senza|togli|disattiva)\\b.*)?\\b(?:un )?color[ei] (?:divers[oi] )?(?:per|di|a) ${SPEAKERS_IT}`,
      ],
    },
    (request) => {
      const speakerColors = request.groups.off === undefined;
      return change(request, (say) => (speakerColors ? say.speakerColors : say.oneColor), {
        type: 'set_captions',
        ...(speakerColors ? { enabled: true } : {}),
        speakerColors,
      });
    },
  ),
  requestPattern(
    'captions_style',
    {
      en: [
        `(?:\\b(?:make|set|change|switch|put|give|use) )?${CAPTIONS_EN}(?: style)?(?: (?:in|to|with|as|into|a|an|be|inside|like))* ${STYLE_EN}\\b(?: style)?`,
        `\\b${STYLE_EN}(?: style)?(?: (?:to|for|on|behind|around))? ${CAPTIONS_EN}(?: style)?`,
      ],
      it: [
        `${CAPTIONS_IT}(?: (?:in|con|a|stile|un|uno|il|lo|nel|formato|effetto))* ${STYLE_IT}`,
        `\\b(?:stile |effetto |un |uno )*${STYLE_IT} (?:per |a |su |dietro )?${CAPTIONS_IT}`,
      ],
    },
    (request) => {
      const style = STYLES.find(({ said }) => said.test(request.groups.style ?? ''))?.id ?? 'boxed';
      return change(request, (say) => say.captionStyle(style), {
        type: 'set_captions',
        enabled: true,
        style,
      });
    },
  ),
  requestPattern(
    'captions_off',
    {
      en: [
        `(?:\\b(?:no|without|hide|turn off|switch off|disable|don't (?:want|need|show))|${CUT_EN})(?: any)? ${CAPTIONS_EN}\\b`,
        `\\b(?:(?:turn|switch|take) )?${CAPTIONS_EN} off\\b`,
      ],
      it: [`(?:\\b(?:senza|nascondi|disattiva|spegni|non voglio|non mostrare)|${CUT_IT}) ${CAPTIONS_IT}\\b`],
    },
    (request) => change(request, (say) => say.captionsOff, { type: 'set_captions', enabled: false }),
  ),
  requestPattern(
    'captions_on',
    {
      en: [
        `(?:\\b(?:turn on|switch on|enable|with|bring back|i (?:want|need))|${ADD_EN})(?: (?:some|auto|automatic))* ${CAPTIONS_EN}\\b`,
        `\\b(?:(?:turn|switch|put) )?${CAPTIONS_EN} (?:back )?on\\b`,
      ],
      it: [`(?:\\b(?:attiva|accendi|riattiva|riaccendi|rimetti|con)|${ADD_IT}) ${CAPTIONS_IT}\\b`],
    },
    (request) => change(request, (say) => say.captionsOn, { type: 'set_captions', enabled: true }),
  ),
];
