/** The worker that decodes sound for everything in this window or worker: what it is asked comes back in the same order. */
import { problem } from '../../../contract/problems/problem.ts';
import { UnreadableMediaError } from '../../probe/unreadable-media-error.ts';
import type {
  DecoderReply,
  DecoderRequest,
  SoundBlock,
  SoundPacket,
  StreamKind,
} from './decoder-messages.ts';

interface Waiting {
  resolve(blocks: readonly SoundBlock[]): void;
  reject(error: Error): void;
}

export class DecoderWorker {
  private readonly worker: Worker;
  private readonly waiting: Waiting[] = [];
  private streams = 0;
  /** Whoever asks a worker that did not come is not left waiting. */
  private failure: UnreadableMediaError | null = null;

  constructor(worker: Worker) {
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<DecoderReply>) => {
      const next = this.waiting.shift();
      if (data.kind === 'decoded') next?.resolve(data.blocks);
      else if (data.kind === 'not_loaded') next?.reject(notLoaded(data.message));
      else next?.reject(new UnreadableMediaError(problem('sound_damaged'), { cause: data.message }));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.failure = notLoaded(event.message);
      for (const { reject } of this.waiting.splice(0)) reject(this.failure);
    };
  }

  newStream(): number {
    this.streams += 1;
    return this.streams;
  }

  /** @param packets of one stream, in their order. Rejects with UnreadableMediaError. */
  decode(stream: number, of: StreamKind, packets: readonly SoundPacket[]): Promise<readonly SoundBlock[]> {
    if (this.failure !== null) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.ask({ kind: 'decode', stream, of, packets });
    });
  }

  end(stream: number): void {
    this.ask({ kind: 'end', stream });
  }

  private ask(request: DecoderRequest): void {
    this.worker.postMessage(request);
  }
}

function notLoaded(message: string | undefined): UnreadableMediaError {
  return new UnreadableMediaError(
    problem('sound_decoder_not_loaded', { why: message || problem('no_reason') }),
  );
}
