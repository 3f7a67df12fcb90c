/** The file is no video or sound this program can use; asking again gives the same answer. */
export class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
  readonly code: 'unsupported_format' | 'unreadable_file' | 'no_decoder';
  /** What there is no decoder for, as people call it; null where that is not the reason. */
  readonly codec: string | null;

  constructor(code: UnusableFileError['code'], message: string, codec: string | null = null) {
    super(message);
    this.code = code;
    this.codec = codec;
  }
}
