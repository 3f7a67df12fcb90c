/** What main.tsx brings: ways to reach a service. The program itself imports no host. */
import type { DeviceTrial } from '../base/browser/device-check.ts';
import type { Connection } from '../client/connection.ts';
import type { Pace } from '../client/pace/pace.ts';
import type { UploadManager } from '../client/uploads/upload-manager.ts';

export interface RemoteAddress {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Empty where the person is not the owner. */
  readonly ownerToken: string;
}

/** Films of this browser's studio that stay where a person has them. */
export interface Originals {
  /** How many the browser lets nobody read until a person allows it. */
  countWaiting(): Promise<number>;
  /** Call it as a button is pressed. Resolves with how many still wait. */
  allowWaiting(): Promise<number>;
  /** Whether that is the film kept by the reference; if so it is read there from now on. */
  findAgain(reference: string, handle: FileSystemFileHandle): Promise<boolean>;
}

export interface AppHost {
  /** The service inside this browser. Rejects with a sentence for the user where it cannot run. */
  connectBrowser(): Promise<Connection>;
  connectRemote(address: RemoteAddress): Promise<Connection>;
  /** What this tab, its workers and the other tabs share of the minute of a key. */
  openPace(connection: Connection): Promise<Pace>;
  openUploads(connection: Connection): Promise<UploadManager>;
  openOriginals(): Promise<Originals>;
  /** Tries what exports of this browser use, which takes seconds; each trial is told as it ends. */
  tryDevice(onTrial: (trial: DeviceTrial) => void, signal: AbortSignal): Promise<void>;
}
