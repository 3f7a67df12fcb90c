/** What is left to send is in a file of the device, which only a person can give again. */
export class NeedsFileError extends Error {
  override readonly name = 'NeedsFileError';
}
