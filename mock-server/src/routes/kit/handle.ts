import { pipeline } from 'node:stream/promises';
import type { AnswerOf, BodyOf, Endpoint, FileAnswer, QueryOf } from '@marketplace/shared/api';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { Session } from '../../auth/sessions';
import type { Context } from '../../context';
import type { Throttle } from '../../middleware/throttle';
import { notFound } from '../../httpError';
import type { Language } from '../../messages/translate';
import { getRequestLanguage } from '../../middleware/requestLanguage';
import { auditAccess, withAudit } from '../audit/auditedStore';
import { answersPeople, countPeople, formatFilter, getReadCollection } from '../audit/personalData';
import { checkAccess, checkOwner, CALLS_WITHOUT_CHANGES } from './access';
import { runOnce } from './idempotency';
import type { PathValues, RawRequest } from './validation/validateRequest';
import { validateRequest } from './validation/validateRequest';
import { parseBody } from './validation/parseBody';
import type { UploadedFile } from './uploads';
import { readUpload } from './uploads';

/** Counts a change in the log entry of its masquerade, unless its session is over. */
async function countChange(session: Session, { store }: Context): Promise<void> {
  const { id, masquerade_id } = session;
  if (!masquerade_id) return;
  await store.tx(async (writer) => {
    const entry = await writer.get('masquerades', masquerade_id);
    const isOver = (await writer.get('sessions', id)) === undefined;
    if (!entry || isOver) return;
    await writer.update('masquerades', entry.id, { changes: (entry.changes ?? 0) + 1 });
  });
}

/** A request that has passed all checks of its endpoint. */
export interface Call<E extends Endpoint> {
  readonly params: PathValues<E>;
  readonly body: BodyOf<E>;
  readonly query: QueryOf<E>;
  /** The caller's session; undefined only for public calls. */
  readonly session: Session | undefined;
  readonly language: Language;
  readonly file: UploadedFile | undefined;
  readonly request: Request;
  readonly response: Response;
}

export type Handler<E extends Endpoint> = (call: Call<E>, context: Context) => Promise<AnswerOf<E>>;

export interface Route {
  readonly endpoint: Endpoint;
  /** Requests a minute from one address and of one account; undefined if only the server's own limit holds. */
  readonly limit?: number;
  mount(router: Router, context: Context): void;
}

interface HandleOptions {
  /** The limit of requests, which is in front of the checks. */
  readonly before?: Throttle;
  /** Maximum file size in bytes, for multipart calls. */
  readonly fileLimit?: number;
}

const isFile = (answer: unknown): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'name' in answer && 'content' in answer;

/** Streams a file with headers that let only the caller cache it. */
async function sendFile(
  response: Response,
  type: string,
  { name, content }: FileAnswer,
): Promise<void> {
  response.attachment(name).set({ 'Content-Type': type, 'Cache-Control': 'private, no-store' });
  await pipeline(content, response);
}

/**
 * Binds a handler, with optional settings before it, to an endpoint. Checks access, owner, body and query
 * before the handler runs.
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  ...rest: [Handler<E>] | [HandleOptions, Handler<E>]
): Route {
  const isPersonal = answersPeople(endpoint);
  const collection = getReadCollection(endpoint);
  const [options, handler]: [HandleOptions, Handler<E>] = rest.length === 2 ? rest : [{}, ...rest];
  async function answer(request: Request, response: Response, context: Context): Promise<void> {
    const session = await checkAccess(endpoint, request, context);
    const language = getRequestLanguage(request);
    const params: Record<string, string> = { ...request.params };
    checkOwner(endpoint, session, params, {});
    const multipart = endpoint.encoding === 'multipart';
    const file = multipart
      ? await readUpload(request, response, options.fileLimit ?? 2_000_000)
      : undefined;
    const hasBody = !multipart && endpoint.method !== 'GET';
    const raw = hasBody ? await parseBody(request, response) : {};
    // Check again: the session may have ended while the body arrived.
    if (hasBody || multipart) await checkAccess(endpoint, request, context);
    checkOwner(endpoint, session, params, raw);
    const parts: RawRequest = { params, body: hasBody ? raw : undefined, query: request.query };
    validateRequest(endpoint, parts, language);
    const { body, query } = parts;
    const call = { params: parts.params, body, query, session, language, file, request, response };
    const work = (once: Context): Promise<unknown> =>
      handler(call, withAudit(once, session, endpoint.id));
    const result = endpoint.creates
      ? await runOnce(context, { request, session, body: [raw, query], file }, work)
      : await work(context);
    if (session && session.area !== 'consumer' && isPersonal) {
      const records = countPeople(result);
      const { id: record_id = '' }: Record<string, string | undefined> = params;
      const filter = formatFilter({ ...request.query });
      const access = {
        call: endpoint.id,
        collection,
        record_id,
        records,
        ...(filter && { filter }),
      };
      if (records > 0) await auditAccess(context, session, 'read', access);
    }
    if (session && endpoint.method !== 'GET' && !CALLS_WITHOUT_CHANGES.has(endpoint.id))
      await countChange(session, context);
    if (endpoint.produces && isFile(result)) await sendFile(response, endpoint.produces, result);
    else if (!response.headersSent) response.json(result);
  }

  return {
    endpoint,
    ...(options.before && { limit: options.before.limit }),
    mount(router, context) {
      const method = endpoint.method.toLowerCase();
      const before = options.before?.(context, endpoint.id) ?? [];
      const run: RequestHandler = (request, response, next) => {
        answer(request, response, context).catch(next);
      };
      if (method === 'get') router.get(endpoint.path, ...before, run);
      else if (method === 'post') router.post(endpoint.path, ...before, run);
      else if (method === 'put') router.put(endpoint.path, ...before, run);
      else router.delete(endpoint.path, ...before, run);
    },
  };
}

/** Parses a whole number from a path; throws 404 for anything else. */
export function parseIdParam(param: string): number {
  if (!/^[1-9]\d{0,14}$/u.test(param)) throw notFound();
  return Number(param);
}
