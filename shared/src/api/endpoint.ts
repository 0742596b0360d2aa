import type { AnySchema, InferType } from 'yup';
import type { AdminRole, PartnerRole } from '../resources/area';
import type { ApiScope } from '../schema/entities/partner/integration';

/** Names of the `:params` in a path. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * Who may call: anyone, or the given areas. For admins it lists the roles. `true` admits every user of a
 * partner to a GET, and all but viewers to any other call; a list admits the named roles.
 */
export type Access =
  | 'public'
  | {
      consumer?: true;
      partner?: true | readonly PartnerRole[];
      admin?: readonly AdminRole[];
    };

/** The single description of a call, for the client, the server, the OpenAPI document and the tests. */
export interface Endpoint<
  Path extends string = string,
  Answer extends AnySchema = AnySchema,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Query extends AnySchema | undefined = AnySchema | undefined,
> {
  /** Unique name; the OpenAPI operation id. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:params`. */
  path: Path;
  summary: string;
  access: Access;
  /** The path parameter or body field that must equal the calling consumer's user id. */
  owner?: string;
  /** The scope with which a partner's key may call; without one, no key may. */
  scope?: ApiScope;
  /**
   * Whether each call makes something new: a record, a message, a key. Such a call takes an idempotency key, which
   * lets a client send it again after a lost answer.
   */
  creates?: true;
  encoding: 'json' | 'multipart';
  /** The type of the file that a call answers with; without one, it answers with JSON. */
  produces?: 'application/pdf';
  body?: Body;
  query?: Query;
  answer: Answer;
}

/** The header that names one request to create something, so that the client can send it again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** How long the server knows a key, in hours; at least a day. */
export const IDEMPOTENCY_HOURS = 25;

/** A file that a handler answers with: its name, and its bytes as they come. */
export interface FileAnswer {
  name: string;
  content: AsyncIterable<Uint8Array>;
}

type Definition<
  Path extends string,
  Answer extends AnySchema,
  Body extends AnySchema | undefined,
  Query extends AnySchema | undefined,
> = Omit<Endpoint<Path, Answer, Body, Query>, 'encoding'> & { encoding?: 'json' | 'multipart' };

/** Declares a call; its encoding is JSON by default. */
export const endpoint = <
  const Path extends string,
  Answer extends AnySchema,
  Body extends AnySchema | undefined = undefined,
  Query extends AnySchema | undefined = undefined,
>(
  definition: Definition<Path, Answer, Body, Query>,
): Endpoint<Path, Answer, Body, Query> => ({ encoding: 'json', ...definition });

type Inferred<S> = [NonNullable<S>] extends [never]
  ? undefined
  : NonNullable<S> extends AnySchema
    ? InferType<NonNullable<S>>
    : undefined;

/** The type of an endpoint's answer. */
export type AnswerOf<E extends Endpoint> = InferType<E['answer']>;
/** The type of an endpoint's request body; undefined if it accepts none. */
export type BodyOf<E extends Endpoint> = Inferred<E['body']>;
/** The type of an endpoint's query parameters; undefined if it accepts none. */
export type QueryOf<E extends Endpoint> = Inferred<E['query']>;
/** The path parameters of an endpoint by name. */
export type ParamsOf<E extends Endpoint> = Record<PathParams<E['path']>, string | number>;
