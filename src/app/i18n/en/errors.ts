/** Errors: what happened and what to do now. */
export const ERRORS = {
  'error.retry': 'Try again',
  'error.requestId': 'Request {id}',
  'error.unreachable': 'The service cannot be reached. Check the connection; it is tried again by itself.',
  'error.aborted': 'Given up.',
  'error.revisionMismatch': 'This was changed elsewhere in the meantime. It has been read again.',
  'error.unknownParameter':
    'The service does not know a field this program sent. It may be older than this program.',
  'error.unauthorized': 'The API key is not accepted. Connect again in Settings.',
  'error.insufficientCredits': 'There are not enough credits for this.',
  'error.planRequired': 'This needs a plan that includes it.',
  'error.notFound': 'This is not there any more. It may have been deleted or replaced by a new analysis.',
  'error.notReady': 'This is still being prepared. Try again in a moment.',
  'error.inProgress': 'The first request is still running.',
  'error.tooLarge': 'This is larger than the service takes.',
  'error.rateLimited': 'Too many requests in a minute. It goes on by itself.',
  'error.dailyLimit': 'The allowance of today is used up. It starts anew at 00:00 UTC.',
  'error.internal': 'The service failed. Try again, and quote the request if it stays.',
  'error.upstream': 'Something behind the service failed. Try again in some minutes.',
  'error.unavailable': 'This is not available now. Try again later.',
} as const;
