/**
 * What every answer of the built client is sent with, page and scripts alike, in one place for every host that serves
 * it. Cross-origin isolation (HTML standard, section 7.1.4) is what lets WebAssembly run on several threads: the opener
 * is cut off, and nothing of another origin comes in with what the browser knows of the person. A worker whose own script
 * came without the policy is refused by an isolated page.
 */
import { contentSecurityPolicy } from './content-security-policy.ts';

/** How things of other origins are shown: fetched without cookies, or only where they say that they may be. */
export type EmbedderPolicy = 'credentialless' | 'require-corp';

/** @param embedder of the browser that asks: {@link embedderPolicyFor} */
export function pageHeaders(embedder: EmbedderPolicy): Readonly<Record<string, string>> {
  return { 'Content-Security-Policy': contentSecurityPolicy(), ...isolationHeaders(embedder), ...PLAIN };
}

/** Without the policy on content, which a development server's own scripts do not keep. */
export function isolationHeaders(embedder: EmbedderPolicy): Readonly<Record<string, string>> {
  return { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': embedder };
}

const PLAIN = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' } as const;

/**
 * For answers that pages of other origins may show, also such as ask for leave. Nobody is told apart by cookies here:
 * files are opened by addresses that nobody guesses, everything else by a key in a header.
 */
export const SHOWN_ANYWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/**
 * `credentialless` shows everything that pages always could. Chromium knows it, and Firefox but for Android; Safari, and
 * with it every browser on iOS, takes it for no policy at all.
 */
export function embedderPolicyFor(userAgent: string | null): EmbedderPolicy {
  const isChromium = /Chrom(e|ium)\/\d/.test(userAgent ?? '');
  const isFirefox = /\bFirefox\/\d/.test(userAgent ?? '') && !/\bAndroid\b/.test(userAgent ?? '');
  return isChromium || isFirefox ? 'credentialless' : 'require-corp';
}

/** Names of built assets change with their content. */
export const ASSETS_KEPT = 'public, max-age=31536000, immutable';

/**
 * The file `_headers`, which several static hosts read at the top of a site (Netlify, Cloudflare Pages and others).
 * @param base the path the program was built for, with a slash at both ends
 */
export function headersFile(base: string): string {
  const lines = (headers: Readonly<Record<string, string>>): string[] =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${base}*`,
    // One for all browsers; where it is not known, speech is heard on one thread.
    ...lines({ ...pageHeaders('credentialless'), ...SHOWN_ANYWHERE }),
    `${base}assets/*`,
    ...lines({ 'Cache-Control': ASSETS_KEPT }),
    // Not every static host knows its ending, and a browser takes no other type.
    `${base}app.webmanifest`,
    ...lines({ 'Content-Type': 'application/manifest+json' }),
    '',
  ].join('\n');
}
