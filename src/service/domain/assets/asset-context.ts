import type { MediaEngine } from '../../../media/engine/media-engine.ts';
import type { ChangeSignal } from '../../kernel/change-signal.ts';
import type { FileLinks } from '../../kernel/ports/file-links.ts';
import type { FileStore } from '../../kernel/ports/file-store.ts';
import type { Log } from '../../kernel/ports/log.ts';
import type { Network } from '../../kernel/ports/network.ts';
import type { Money } from '../money/money.ts';
import type { FilmstripManager } from './filmstrip-manager.ts';
import type { TakeReference } from './references/take-reference.ts';
import type { SoundTrackManager } from './sound-track-manager.ts';
import type { Preparations } from './uploads/preparations.ts';

/** What uploads, imports and assets work with. */
export interface AssetContext extends Money {
  readonly files: FileStore;
  readonly links: FileLinks;
  readonly media: MediaEngine;
  readonly network: Network;
  readonly log: Log;
  readonly changes: ChangeSignal;
  readonly preparations: Preparations;
  readonly takeReference: TakeReference;
  readonly filmstrips: FilmstripManager;
  readonly sounds: SoundTrackManager;
}
