import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { WrongTries } from './auth/wrongTries';
import type { Config } from './config';
import type { Collections } from './data/records';
import type { Storage } from './store/port';

export type Store = Storage<Collections>;

/** What handlers work with. */
export interface Context {
  readonly store: Store;
  readonly config: Config;
  readonly wrongTries: WrongTries;
  readonly log: Logger;
  /** json-server's own routes, where the store has them. */
  readonly rawRouter?: RequestHandler;
}
