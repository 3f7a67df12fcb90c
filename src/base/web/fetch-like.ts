/** The one shape every transport to the service has: HTTP's `fetch`, a MessagePort, or a call in-process. */
export type FetchLike = (input: string | URL, init?: RequestInit) => Promise<Response>;
