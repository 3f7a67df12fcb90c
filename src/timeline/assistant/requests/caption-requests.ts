/** Requests about captions. */
import { ADD_EN, ADD_IT, CUT_EN, CUT_IT } from './phrases.ts';
import { change, type RequestPattern, requestPattern } from './request-pattern.ts';

const CAPTIONS_EN = '(?:captions?|subtitles)';
const CAPTIONS_IT = 'sottotitoli';
const STYLES: readonly { readonly id: string; readonly said: RegExp }[] = [
  { id: 'bold-karaoke', said: /karaoke|bold|grassetto/ },
  { id: 'word-pop', said: /pop/ },
  { id: 'boxed', said: /box|riquadr/ },
  { id: 'outline', said: /outline|contorn|bordo/ },
];

export const CAPTION_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'captions_style',
    {
      en: [
        String.raw`${CAPTIONS_EN}(?: style)?.*\b(?<style>karaoke|bold|pop|boxed?|outlined?)\b(?: style)?`,
        String.raw`\b(?<style>karaoke|bold|pop|boxed|outlined?) ${CAPTIONS_EN}`,
      ],
      it: [
        String.raw`${CAPTIONS_IT}(?: in stile)?.*(?<style>karaoke|grassetto|pop|riquadr\w*|contorn\w*|bordo)`,
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
        String.raw`(?:\b(?:no|without|hide|turn off|disable)\b|${CUT_EN}).*\b${CAPTIONS_EN}\b`,
        String.raw`\b${CAPTIONS_EN} off\b`,
      ],
      it: [String.raw`(?:\b(?:senza|nascondi|disattiva|spegni)\b|${CUT_IT}).*\b${CAPTIONS_IT}\b`],
    },
    (request) => change(request, (say) => say.captionsOff, { type: 'set_captions', enabled: false }),
  ),
  requestPattern(
    'captions_on',
    {
      en: [
        String.raw`(?:\b(?:turn on|enable|with)\b|${ADD_EN}).*\b${CAPTIONS_EN}\b`,
        String.raw`\b${CAPTIONS_EN} on\b`,
      ],
      it: [String.raw`(?:\b(?:attiva|accendi|con)\b|${ADD_IT}).*\b${CAPTIONS_IT}\b`],
    },
    (request) => change(request, (say) => say.captionsOn, { type: 'set_captions', enabled: true }),
  ),
];
