import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { LoginThrottle } from './auth/loginThrottle';
import type { PasswordHasher } from './auth/passwords';
import type { Config, Scenario } from './config';
import type { State } from './data/state';
import type { FileStore } from './store/fileStore';
import type { Collections } from './data/records';
import type { Storage } from './store/port';
import type { CreateCounter } from './store/requestCounter';

export type Store = Storage<Collections>;

/** The dependencies of the request handlers. */
export interface Context {
  readonly store: Store;
  readonly config: Config;
  readonly files: FileStore;
  /** Creates a counter of requests that all processes of the store share. */
  readonly createCounter: CreateCounter;
  readonly loginThrottle: LoginThrottle;
  readonly passwords: PasswordHasher;
  readonly log: Logger;
  /** Starts to deliver the webhooks that are due. */
  readonly wakeWebhooks: () => void;
  /** Builds the initial records of a scenario. */
  readonly fresh: (scenario: Scenario) => State;
  /** Whether the server is shutting down. */
  readonly isClosing?: () => boolean;
  /** json-server's own routes, if the store has them. */
  readonly rawRouter?: RequestHandler;
}
