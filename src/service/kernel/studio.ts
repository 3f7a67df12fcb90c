/** What every part of the service works with, put together once by create-service. */

import type { FilmstripDesk } from '../domain/assets/filmstrip-desk.ts';
import type { SoundDesk } from '../domain/assets/sound-desk.ts';
import type { Preparations } from '../domain/assets/uploads/preparations.ts';
import type { LanguageModelDesk } from '../domain/models/language-model/language-model-desk.ts';
import type { ModelDesk } from '../domain/models/speech/model-desk.ts';
import type { VoiceServerDesk } from '../domain/models/voice-server/voice-server-desk.ts';
import type { FileLinks } from '../files/file-links.ts';
import type { SharedWriters } from '../files/shared-writers.ts';
import type { StorageRoom } from '../files/storage-room.ts';
import type { ChangeSignal } from './change-signal.ts';
import type { OperatorConfig } from './operator-config.ts';
import type { Clock } from './ports/clock.ts';
import type { Database } from './ports/database.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Log } from './ports/log.ts';
import type { MediaEngine } from './ports/media-engine.ts';
import type { Network } from './ports/network.ts';

export interface Studio {
  readonly database: Database;
  readonly files: FileStore;
  readonly writers: SharedWriters;
  readonly links: FileLinks;
  readonly preparations: Preparations;
  readonly media: MediaEngine;
  readonly filmstrips: FilmstripDesk;
  readonly sounds: SoundDesk;
  readonly speech: ModelDesk;
  readonly languageModels: LanguageModelDesk;
  readonly voiceServers: VoiceServerDesk;
  readonly network: Network;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: OperatorConfig;
  readonly changes: ChangeSignal;
  readonly jobs: JobDoor;
  readonly deliveries: DeliveryDoor;
  readonly room: StorageRoom;
}

/** What handlers may ask of the delivery of events. */
export interface DeliveryDoor {
  /** Looks for due deliveries; call after a transaction that added one. */
  wake(): void;
}

/** What handlers may ask of the job runner. */
export interface JobDoor {
  /** Looks for queued jobs; call after a transaction that added one. */
  wake(): void;
  /** Stops a job that is queued or running here. Resolves once its row is final. */
  cancel(jobId: string): Promise<void>;
}
