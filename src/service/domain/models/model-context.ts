import type { SpeechDevice } from '../../../media/listen/speech/speech-device.ts';
import type { AssetContext } from '../assets/asset-context.ts';
import type { LanguageModelManager } from './language-model/language-model-manager.ts';
import type { Listenings } from './speech/listenings.ts';
import type { SpeechModelManager } from './speech/speech-model-manager.ts';
import type { TranscriptionServerManager } from './transcription-server/transcription-server-manager.ts';
import type { VoiceServerManager } from './voice-server/voice-server-manager.ts';

/** What speech models, and servers of one's own, are reached with. */
export interface ModelContext extends AssetContext {
  readonly speech: SpeechModelManager;
  readonly listenings: Listenings;
  readonly speechDevice: () => Promise<SpeechDevice>;
  readonly languageModels: LanguageModelManager;
  readonly voiceServers: VoiceServerManager;
  readonly transcriptionServers: TranscriptionServerManager;
}
