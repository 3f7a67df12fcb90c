/** What a trial comes to, in words: its name, whether all is well, what was seen and what that means. */
import {
  type CodecTrial,
  type DeviceTrial,
  type ExportTrial,
  LIKE_DB,
} from '../../../base/browser/device-check.ts';
import { fileSize } from '../../i18n/format.ts';
import type { Locale, MessageId } from '../../i18n/messages.ts';
import type { Translate } from '../../i18n/translate.ts';

export type Outcome = 'good' | 'less' | 'bad';

export interface TrialWords {
  readonly what: string;
  readonly outcome: Outcome;
  /** Sentences, the meaning first. */
  readonly said: readonly string[];
}

export function trialWords(t: Translate, locale: Locale, trial: DeviceTrial): TrialWords {
  const why = trial.failure === null ? [] : [t('check.why', { failure: trial.failure })];
  switch (trial.kind) {
    case 'frame': {
      const { keepsStrides, encodesPlanes } = trial;
      const outcome = keepsStrides && encodesPlanes ? 'good' : 'less';
      const meaning = encodesPlanes ? (`check.frame.${outcome}` as const) : 'check.frame.drawn';
      return { what: t('check.frame'), outcome, said: [t(meaning), ...why] };
    }
    case 'sound': {
      const outcome = trial.encodesAac ? 'good' : 'less';
      return { what: t('check.sound'), outcome, said: [t(`check.sound.${outcome}`), ...why] };
    }
    case 'codec': {
      const [outcome, meaning] = ofCodec(trial);
      const said = [t(meaning), ...codecFacts(t, trial), ...why];
      return { what: t('check.codec', { codec: trial.codec }), outcome, said };
    }
    case 'export': {
      const [outcome, meaning] = ofExport(trial);
      return {
        what: t('check.export'),
        outcome,
        said: [t(meaning), ...exportFacts(t, locale, trial), ...why],
      };
    }
  }
}

function ofCodec({ encodes, decodes, likenessDb }: CodecTrial): readonly [Outcome, MessageId] {
  if (decodes === 'no') return ['less', encodes ? 'check.codec.writes' : 'check.codec.no'];
  if (decodes === 'said') return ['less', 'check.codec.reads'];
  return (likenessDb ?? 0) < LIKE_DB ? ['bad', 'check.codec.bad'] : ['good', 'check.codec.good'];
}

function ofExport({ codec, likenessDb }: ExportTrial): readonly [Outcome, MessageId] {
  if (codec === null) return ['bad', 'check.export.no'];
  if ((likenessDb ?? 0) < LIKE_DB) return ['bad', 'check.export.bad'];
  return codec.startsWith('avc1') ? ['good', 'check.export.good'] : ['less', 'check.export.less'];
}

function codecFacts(t: Translate, { encodeMsPerFrame, format, likenessDb }: CodecTrial): readonly string[] {
  if (encodeMsPerFrame === null || likenessDb === null) return [];
  const facts = {
    ms: Math.round(encodeMsPerFrame),
    format: format ?? t('check.unnamed'),
    db: Math.round(likenessDb),
  };
  return [t('check.codec.facts', facts)];
}

function exportFacts(t: Translate, locale: Locale, trial: ExportTrial): readonly string[] {
  const { codec, framesPerSec, likenessDb, sizeBytes } = trial;
  if (codec === null || framesPerSec === null || likenessDb === null || sizeBytes === null) return [];
  const fps = Math.round(framesPerSec * 10) / 10;
  return [
    t('check.export.facts', { codec, fps, db: Math.round(likenessDb), size: fileSize(sizeBytes, locale) }),
  ];
}
