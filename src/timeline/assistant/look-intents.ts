/** Requests about how an edit looks: captions and shape. */
import { type Intent, inLanguage } from './intent.ts';

const captionsOff: Intent = {
  name: 'captions_off',
  said: {
    en: [
      /\b(?:no|without|remove|hide|turn off|disable)\b.*\b(?:captions?|subtitles?)\b/,
      /\b(?:captions?|subtitles?) off\b/,
    ],
    it: [/\b(?:senza|togli|rimuovi|nascondi|disattiva|spegni)\b.*\bsottotitoli\b/],
  },
  plan: ({ language }) => ({
    kind: 'change',
    label: inLanguage(language, { en: 'Captions off', it: 'Sottotitoli spenti' }),
    operations: [{ type: 'set_captions', enabled: false }],
  }),
};

const captionsOn: Intent = {
  name: 'captions_on',
  said: {
    en: [
      /\b(?:add|show|turn on|enable|with)\b.*\b(?:captions?|subtitles?)\b/,
      /\b(?:captions?|subtitles?) on\b/,
    ],
    it: [/\b(?:aggiungi|mostra|attiva|metti|con)\b.*\bsottotitoli\b/],
  },
  plan: ({ language }) => ({
    kind: 'change',
    label: inLanguage(language, { en: 'Captions on', it: 'Sottotitoli accesi' }),
    operations: [{ type: 'set_captions', enabled: true }],
  }),
};

const aspect: Intent = {
  name: 'aspect',
  said: {
    en: [
      /\b(?<upright>vertical|portrait|9:16)\b/,
      /\b(?<square>square|1:1)\b/,
      /\b(?<wide>horizontal|landscape|widescreen|16:9)\b/,
    ],
    it: [/\b(?<upright>verticale|9:16)\b/, /\b(?<square>quadrato|1:1)\b/, /\b(?<wide>orizzontale|16:9)\b/],
  },
  plan: ({ language, groups }) => {
    const shape = groups.square !== undefined ? '1:1' : groups.wide !== undefined ? '16:9' : '9:16';
    return {
      kind: 'change',
      label: inLanguage(language, { en: `Shape ${shape}`, it: `Formato ${shape}` }),
      operations: [{ type: 'set_aspect', aspect: shape }],
    };
  },
};

export const LOOK_INTENTS: readonly Intent[] = [captionsOff, captionsOn, aspect];
