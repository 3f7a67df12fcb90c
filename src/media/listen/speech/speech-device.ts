/** What a device can listen with: asked where media tasks run, because pages and workers differ. */
import type { NativeSpeech } from './native-speech.ts';
import { wasmThreads } from './speech-threads.ts';

export interface SpeechDevice {
  /** `f16`: a graphics chip that computes with half precision. */
  readonly gpu: 'none' | 'plain' | 'f16';
  /** Threads that WebAssembly uses here; 1 where pages are not isolated. */
  readonly threads: number;
  /** False where more processors could be used if the page were isolated from others. */
  readonly isIsolated: boolean;
  /** A speech library of the machine is installed. */
  readonly native: boolean;
  /** null where the platform does not tell. */
  readonly memoryBytes: number | null;
  readonly isSafari: boolean;
}

/** The parts of a worker's `navigator` that are read; none of them is everywhere. */
interface Navigator {
  readonly gpu?: { requestAdapter(): Promise<{ readonly features: ReadonlySet<string> } | null> };
  readonly deviceMemory?: number;
  readonly userAgent?: string;
}

const GIB = 2 ** 30;

export async function speechDevice(native: NativeSpeech | null): Promise<SpeechDevice> {
  const { navigator, crossOriginIsolated } = globalThis as {
    readonly navigator?: Navigator;
    readonly crossOriginIsolated?: boolean;
  };
  const reported = navigator?.deviceMemory;
  return {
    gpu: await gpuHere(),
    threads: wasmThreads(),
    isIsolated: crossOriginIsolated ?? true,
    native: (await native?.isInstalled()) ?? false,
    memoryBytes: native?.memoryBytes ?? (reported === undefined ? null : reported * GIB),
    isSafari: /^((?!chrom|android|crios|fxios).)*safari/i.test(navigator?.userAgent ?? ''),
  };
}

export async function gpuHere(): Promise<SpeechDevice['gpu']> {
  const { navigator } = globalThis as { readonly navigator?: Navigator };
  // A driver that is blocked rejects, or gives nothing.
  const adapter = await navigator?.gpu?.requestAdapter().catch(() => null);
  if (!adapter) return 'none';
  return adapter.features.has('shader-f16') ? 'f16' : 'plain';
}
