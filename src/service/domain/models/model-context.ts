import type { AssetContext } from '../assets/asset-context.ts';
import type { LanguageModelDesk } from './language-model/language-model-desk.ts';
import type { ModelDesk } from './speech/model-desk.ts';
import type { VoiceServerDesk } from './voice-server/voice-server-desk.ts';

/** What speech, language and voice servers are reached with. */
export interface ModelContext extends AssetContext {
  readonly speech: ModelDesk;
  readonly languageModels: LanguageModelDesk;
  readonly voiceServers: VoiceServerDesk;
}
