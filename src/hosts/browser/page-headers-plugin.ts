/**
 * The headers of the page while developing and previewing, the same for static hosts as the file `_headers` of a build,
 * and the policy in the page itself, so that it holds on any of them. Used by vite.config.ts, not by the program.
 */
import type { Connect, Plugin } from 'vite';
import { contentSecurityPolicy } from '../../base/content-security-policy.ts';
import { embedderPolicyFor, headersFile, isolationHeaders, pageHeaders } from '../../base/page-headers.ts';

export function pageHeadersPlugin(): Plugin {
  return {
    name: 'page-headers',
    configureServer({ middlewares }) {
      middlewares.use(send(isolationHeaders));
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(send(pageHeaders));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { server }) =>
        server === undefined
          ? [
              {
                tag: 'meta',
                // A page cannot forbid its own framing by meta element; hosts send that part as a header.
                attrs: {
                  'http-equiv': 'Content-Security-Policy',
                  content: contentSecurityPolicy().replace("frame-ancestors 'none'; ", ''),
                },
                injectTo: 'head-prepend',
              },
            ]
          : [],
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() });
    },
  };
}

function send(headersFor: typeof pageHeaders): Connect.NextHandleFunction {
  return (request, response, next) => {
    const headers = headersFor(embedderPolicyFor(request.headers['user-agent'] ?? null));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  };
}
