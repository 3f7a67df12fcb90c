/** Where media workers of the harness name the workers they make, which are their threads. */
export const THREADS = 'threads-of-media-workers';
