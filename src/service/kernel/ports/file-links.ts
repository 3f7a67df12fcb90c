/** Keyless temporary links to files. */

/** A file of the store, or what is stored of an asset as JSON: its peaks, the list of its small pictures. */
export type LinkTarget =
  | { readonly file: string }
  | { readonly peaksOf: string }
  | { readonly filmstripOf: string };

export interface LinkedFile {
  readonly target: LinkTarget;
  readonly mimeType: string;
  readonly filename: string;
  /** True: a browser saves it; false: a browser may show it. */
  readonly attachment: boolean;
}

interface FileLink {
  readonly url: string;
  readonly expiresAt: string;
}

export interface FileLinks {
  make(origin: string, file: LinkedFile): Promise<FileLink>;
  /** null for a token that is not ours or whose time is over. */
  open(token: string): Promise<LinkedFile | null>;
}
