/**
 * The headers of the page while developing and previewing, the same for static hosts as the file `_headers` of a build,
 * and the policy in the page itself, so that it holds on any of them. Used by vite.config.ts, not by the program.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { contentSecurityPolicy } from '../../base/web/content-security-policy.ts';
import {
  ASSETS_KEPT,
  embedderPolicyFor,
  headersFile,
  isolationHeaders,
  pageHeaders,
} from '../../base/web/page-headers.ts';

export function pageHeadersPlugin(): Plugin {
  return {
    name: 'page-headers',
    configureServer({ middlewares }) {
      middlewares.use(send(isolationHeaders));
    },
    configurePreviewServer({ middlewares, config: { root, base, build } }) {
      middlewares.use(send(pageHeaders));
      middlewares.use(askPlainly);
      middlewares.use(`${base}assets`, keepAssets(resolve(root, build.outDir, 'assets')));
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
      this.emitFile({
        type: 'asset',
        fileName: '_headers',
        source: headersFile(this.environment.config.base),
      });
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

/** To this computer bytes are sent in no time; compressing a page's scripts takes a tenth of a second, for each one anew. */
const askPlainly: Connect.NextHandleFunction = ({ headers, socket }, _, next) => {
  if (isLoopback(socket.remoteAddress)) delete headers['accept-encoding'];
  next();
};

function isLoopback(address = ''): boolean {
  return address === '::1' || address.replace(/^::ffff:/, '').startsWith('127.');
}

/** What is not there is answered with the page, which is not to be kept under that name. */
function keepAssets(folder: string): Connect.NextHandleFunction {
  const names = new Set(readdirSync(folder));
  return (request, response, next) => {
    const name = request.url?.slice(1).replace(/[?#].*$/, '') ?? '';
    if (names.has(name)) response.setHeader('Cache-Control', ASSETS_KEPT);
    next();
  };
}
