/** The Hono app, built from the operation tables: one route a row, METHOD_NOT_ALLOWED beside each path. */
import { Hono } from 'hono';
import { originOf } from '../../base/web/request-origin.ts';
import { newId } from '../../contract/ids.ts';
import { buildOpenApi } from '../../contract/openapi.ts';
import type { Operation } from '../../contract/operation.ts';
import { OPERATION_IDS, OPERATIONS, type OperationId } from '../../contract/operations.ts';
import { MODEL_FILE_PATH } from '../../contract/owner/speech-operations.ts';
import {
  OWNER_OPERATIONS,
  type OwnerOperation,
  type OwnerOperationId,
} from '../../contract/owner-operations.ts';
import { problem } from '../../contract/problems/problem.ts';
import { LIBRARY_PATH } from '../../contract/schemas/library.ts';
import { ApiError, switchedOff } from '../kernel/api-error.ts';
import type { Account, Handlers, OwnerHandlers } from '../kernel/call.ts';
import type { Log } from '../kernel/ports/log.ts';
import { authenticateOwner } from './authenticate.ts';
import { errorAnswer } from './error-answer.ts';
import type { HttpContext } from './http-context.ts';
import { createIdempotencyStore } from './idempotency.ts';
import { createRateLimiter } from './rate-limiter.ts';
import {
  type AnyHandler,
  type IsOutdated,
  type Machinery,
  runOperation,
  runOwnerOperation,
} from './run-operation.ts';

export interface HandlerTables {
  readonly api: Handlers<OperationId>;
  readonly owner: OwnerHandlers<OwnerOperationId>;
  /** Stored answers that are not given again, by operation. */
  readonly outdated: Readonly<Partial<Record<OperationId, IsOutdated>>>;
  readonly streams: StreamHandlers;
}

type OwnerStreamHandler = (
  account: Account,
  request: Request,
  params: Readonly<Record<string, string>>,
) => Promise<Response>;

/** They stand beside the tables of operations, because a file goes in or out and not JSON. */
interface StreamHandlers {
  /** Of a temporary link, which is its own permission. */
  readonly answerFile: (token: string, origin: string) => Promise<Response>;
  readonly answerLibrary: OwnerStreamHandler;
  readonly takeLibrary: OwnerStreamHandler;
  readonly takeModelFile: OwnerStreamHandler;
}

interface Route {
  readonly method: string;
  readonly path: string;
  /** The answer has the id of the request as `X-Request-Id`. */
  readonly run: (
    request: Request,
    params: Record<string, string>,
    requestId: string,
  ) => Promise<Response> | Response;
}

/** What is known of a request on its way: the template of its path, once one was found. */
interface Seen {
  readonly requestId: string;
  route: string | null;
}

type Routes = Hono<{ Bindings: Seen }>;

export function buildApp(
  parts: HttpContext,
  handlers: HandlerTables,
): (request: Request) => Promise<Response> {
  const machinery: Machinery = {
    parts,
    limiter: createRateLimiter(parts.rates, parts.clock, parts.config.rateFactor),
    idempotency: createIdempotencyStore(parts.database, parts.clock),
  };
  const app: Routes = new Hono();
  mount(app, parts, routesOf(machinery, handlers));
  app.notFound((context) =>
    failed(parts, new ApiError('NOT_FOUND', problem('nothing_here')), context.req.raw, context.env),
  );
  app.onError((error, context) => failed(parts, error, context.req.raw, context.env));
  // Around the app and not in it: an app that runs one function a request starts no chain of them.
  return async (request) => {
    const beganMs = performance.now();
    const seen: Seen = { requestId: newId('request'), route: null };
    const answer = await app.fetch(request, seen);
    parts.observer.request({
      ...seen,
      method: request.method,
      status: answer.status,
      durationSec: (performance.now() - beganMs) / 1000,
    });
    return answer;
  };
}

function routesOf(machinery: Machinery, handlers: HandlerTables): Route[] {
  const api = OPERATION_IDS.map((id): Route => {
    const operation: Operation = OPERATIONS[id];
    const offered = machinery.parts.config.switchedOff.includes(id) ? undefined : handlers.api[id];
    const handler = offered ?? notOffered(id);
    return {
      ...operation,
      run: (...asked) => runOperation(machinery, operation, handler, ...asked, handlers.outdated[id]),
    };
  });
  const owner = (Object.keys(OWNER_OPERATIONS) as OwnerOperationId[]).map((id): Route => {
    const operation: OwnerOperation = OWNER_OPERATIONS[id];
    const handler = handlers.owner[id];
    return {
      ...operation,
      run: (...asked) => runOwnerOperation(machinery, operation, handler, ...asked),
    };
  });
  const openApi: Route = {
    method: 'GET',
    path: '/v1/openapi.json',
    run: (request, _, requestId) => named(Response.json(buildOpenApi(originOf(request))), requestId),
  };
  return [...api, ...owner, ...streamRoutes(machinery.parts, handlers.streams), openApi];
}

function streamRoutes({ database }: HttpContext, streams: StreamHandlers): Route[] {
  const owned =
    (handler: OwnerStreamHandler): Route['run'] =>
    async (request, params, requestId) =>
      named(await handler(await authenticateOwner(database, request), request, params), requestId);
  return [
    { method: 'GET', path: LIBRARY_PATH, run: owned(streams.answerLibrary) },
    { method: 'POST', path: LIBRARY_PATH, run: owned(streams.takeLibrary) },
    { method: 'PUT', path: MODEL_FILE_PATH, run: owned(streams.takeModelFile) },
    {
      method: 'GET',
      path: '/files/{token}',
      run: async (request, params, requestId) =>
        named(await streams.answerFile(params.token ?? '', originOf(request)), requestId),
    },
  ];
}

function named(answer: Response, requestId: string): Response {
  answer.headers.set('X-Request-Id', requestId);
  return answer;
}

/**
 * Fixed paths go before paths with parameters, so that `/projects/streamer` is never read as an id. One function a path
 * answers every method: HEAD comes as GET.
 */
function mount(app: Routes, parts: HttpContext, routes: readonly Route[]): void {
  const byPath = groupByPath(routes);
  const paths = [...byPath.keys()].sort((a, b) => (a.replaceAll('{', '~') < b.replaceAll('{', '~') ? -1 : 1));
  for (const path of paths) {
    const onPath = byPath.get(path) ?? [];
    const byMethod = new Map(onPath.map((route) => [route.method, route]));
    const allow = onPath.map((route) => route.method).join(', ');
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      const { env: seen } = context;
      const { method, raw: request } = context.req;
      seen.route = path;
      try {
        const route = byMethod.get(method === 'HEAD' ? 'GET' : method);
        if (route === undefined) throw notAllowed(allow, method);
        return await route.run(request, context.req.param() as Record<string, string>, seen.requestId);
      } catch (error) {
        return failed(parts, error, request, seen);
      }
    });
  }
}

function notAllowed(allow: string, method: string): ApiError {
  const why = problem('method_not_allowed', { allowed: allow, method });
  return new ApiError('METHOD_NOT_ALLOWED', why, { headers: { Allow: allow } });
}

function groupByPath(routes: readonly Route[]): Map<string, Route[]> {
  const groups = new Map<string, Route[]>();
  for (const route of routes) groups.set(route.path, [...(groups.get(route.path) ?? []), route]);
  return groups;
}

/** A caller who left (a closed tab, a new search) is no fault of the service and not worth a line in its log. */
function failed({ log }: HttpContext, error: unknown, request: Request, { requestId }: Seen): Response {
  const route = `${request.method} ${new URL(request.url).pathname}`;
  return errorAnswer(error, requestId, request.signal.aborted ? SILENT : log, route);
}

const SILENT: Log = { error: () => undefined };

function notOffered(id: string): AnyHandler {
  return () => {
    throw switchedOff(problem('operation_off', { operation: id }));
  };
}
