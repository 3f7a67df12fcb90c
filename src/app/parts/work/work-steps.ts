/** The steps of an analysis as people follow them, and where a stage of the service falls among them. Pure. */
import type { MessageId } from '../../i18n/messages.ts';

interface AnalysisStep {
  readonly label: MessageId;
  readonly stages: readonly string[];
}

const WORDS: AnalysisStep = { label: 'step.words', stages: ['subtitles', 'download', 'transcribe'] };

const ANALYSIS_STEPS: readonly AnalysisStep[] = [
  WORDS,
  { label: 'step.soundAndPicture', stages: ['listen', 'look', 'listen_and_look'] },
  { label: 'step.moments', stages: ['find_clips', 'ask_model'] },
];

/** Steps by kind of project; kinds that are made in one go have none to show. */
export function stepsOf(kind: string): readonly AnalysisStep[] {
  switch (kind) {
    case 'autoclip':
      return ANALYSIS_STEPS;
    case 'streamer':
      return [WORDS, { label: 'step.framing', stages: ['webcam', 'frame'] }];
    case 'vibeedit':
      return [WORDS, { label: 'step.sound', stages: ['listen'] }];
    default:
      return [];
  }
}

/** The place of a stage among the steps; null for one this version does not know, or before the first. */
export function stepOf(stage: string | null, steps = ANALYSIS_STEPS): number | null {
  const at = steps.findIndex((step) => step.stages.includes(stage ?? ''));
  return at < 0 ? null : at;
}

/** Guesses from too little are worse than none. */
const FAIR_SHARE = 0.08;
const FAIR_SEC = 3;

/** Remaining seconds, if the rest goes as fast as what is done; null while that says nothing. */
export function remainingSec(progress: number, elapsedSec: number): number | null {
  if (progress < FAIR_SHARE || progress >= 1 || elapsedSec < FAIR_SEC) return null;
  return (elapsedSec * (1 - progress)) / progress;
}
