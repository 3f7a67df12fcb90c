/**
 * The two models that tell speakers apart, with where their facts come from. Licences: model cards of
 * pyannote/segmentation-3.0 and pyannote/wespeaker-voxceleb-resnet34-LM. Download: the size of the files as their hub lists
 * them.
 */

/** A model of one file. */
export interface SpeakerModelFacts {
  readonly id: string;
  readonly name: string;
  /** On the hub, and below an address of one's own. */
  readonly repository: string;
  readonly files: readonly [string];
  readonly downloadBytes: number;
  readonly licence: string;
  readonly sourceUrl: string;
}

const MB = 1_000_000;
const FILE = 'onnx/model.onnx';

/** Who of up to three speaks when, within ten seconds. */
export const SEGMENTATION_MODEL: SpeakerModelFacts = {
  id: 'speaker-segmentation',
  name: 'Pyannote segmentation 3.0',
  repository: 'onnx-community/pyannote-segmentation-3.0',
  files: [FILE],
  downloadBytes: 6 * MB,
  licence: 'MIT',
  sourceUrl: 'https://huggingface.co/pyannote/segmentation-3.0',
};

/** How a voice sounds, as 256 numbers. */
export const VOICE_MODEL: SpeakerModelFacts = {
  id: 'speaker-voices',
  name: 'WeSpeaker ResNet34',
  repository: 'onnx-community/wespeaker-voxceleb-resnet34-LM',
  files: [FILE],
  downloadBytes: 26.5 * MB,
  licence: 'CC-BY-4.0',
  sourceUrl: 'https://huggingface.co/pyannote/wespeaker-voxceleb-resnet34-LM',
};

export const SPEAKER_MODELS: readonly SpeakerModelFacts[] = [SEGMENTATION_MODEL, VOICE_MODEL];

export function findSpeakerModel(id: string): SpeakerModelFacts | undefined {
  return SPEAKER_MODELS.find((model) => model.id === id);
}
