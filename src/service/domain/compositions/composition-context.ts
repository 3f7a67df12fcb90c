import type { MediaEngine } from '../../../media/engine/media-engine.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { ChangeSignal } from '../../kernel/change-signal.ts';
import type { FileLinks } from '../../kernel/ports/file-links.ts';
import type { FileStore } from '../../kernel/ports/file-store.ts';
import type { Money } from '../money/money.ts';

/** What compositions, framing and exports work with. */
export interface CompositionContext extends Money {
  readonly changes: ChangeSignal;
  readonly files: FileStore;
  readonly media: MediaEngine;
  readonly links: FileLinks;
  readonly jobs: JobQueue;
}
