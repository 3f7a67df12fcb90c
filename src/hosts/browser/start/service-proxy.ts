/**
 * A service that does not let pages of other origins ask it, reached through the page's own origin (`npm start -- --service`):
 * everything below one path goes to the service and back as streams. Addresses of the service inside its answers lead back
 * through here, and the policy of the page lets it ask nothing else.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Plugin, ProxyOptions } from 'vite';
import { contentSecurityPolicy } from '../../../base/web/content-security-policy.ts';

/** Where the page finds the service; `app/data/connection/service-here.ts` follows the redirect from {@link DESCRIPTION}. */
export const SERVICE_PATH = '/service';
const DESCRIPTION = '/v1/openapi.json';
/** What a browser says of itself and its page is nobody's business but this origin's. */
const KEPT_HERE = ['cookie', 'origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'];
const JSON_TYPE = /^application\/(\w+\+)?json\b/;
/** Leave for other origins, cookies, and what the browser keeps are not the service's to give or take on this one. */
const NOT_FROM_HERE =
  /^(access-control-|set-cookie$|clear-site-data$|content-security-policy|cross-origin-opener-policy$)/;
/** Opened by itself, an answer would be a page of this origin, with all that the program keeps here. */
const NO_PAGE = "default-src 'none'; sandbox";

/** @param service scheme, host and path, without a slash at the end */
export function serviceProxyPlugin(service: string): Plugin {
  return {
    name: 'service-proxy',
    // After the headers of the page, whose policy this one takes the place of.
    enforce: 'post',
    config: () => ({ preview: { proxy: { [`^${SERVICE_PATH}/`]: proxyTo(service) } } }),
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        response.setHeader('Content-Security-Policy', contentSecurityPolicy('this origin'));
        if (request.url !== DESCRIPTION) return next();
        response.writeHead(307, { Location: SERVICE_PATH + DESCRIPTION }).end();
      });
    },
  };
}

function proxyTo(service: string): ProxyOptions {
  return {
    target: service,
    changeOrigin: true,
    rewrite: (path) => path.slice(SERVICE_PATH.length),
    selfHandleResponse: true,
    configure: (proxy) => {
      proxy.on('proxyReq', (onward) => {
        for (const name of KEPT_HERE) onward.removeHeader(name);
        onward.setHeader('accept-encoding', 'identity');
      });
      proxy.on('proxyRes', (answered, request, response) => {
        const here = `http://${request.headers.host}${SERVICE_PATH}`;
        void relay(answered, response, (body) => body.replaceAll(`"${service}/`, `"${here}/`));
      });
      // To the page it is as if it had asked the service itself: no answer, not one of this proxy's.
      proxy.on('error', (_error, _request, response) => void response.destroy());
    },
  };
}

/** Answers of the API are whole texts; all else goes through as it comes. */
function relay(answered: IncomingMessage, response: ServerResponse, rewrite: (text: string) => string): void {
  for (const [name, value] of Object.entries(answered.headers))
    if (value !== undefined && !NOT_FROM_HERE.test(name)) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', NO_PAGE);
  response.statusCode = answered.statusCode ?? 502;
  const isText = JSON_TYPE.test(answered.headers['content-type'] ?? '') && response.req.method !== 'HEAD';
  const giveUp = (): void => void response.destroy();
  if (!isText) {
    pipeline(answered, response).catch(giveUp);
    return;
  }
  // Its length is another one now.
  response.removeHeader('Content-Length');
  text(answered).then((body) => response.end(rewrite(body)), giveUp);
}
