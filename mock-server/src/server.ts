import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import type { Logger } from 'pino';
import pino from 'pino';
import { LoginThrottle } from './auth/loginThrottle';
import { PasswordHasher } from './auth/passwords';
import type { Config, Scenario } from './config';
import type { Environment } from './environment';
import { readConfig } from './config';
import type { Context, Store } from './context';
import { createApp } from './createApp';
import { openCounters, openStore } from './seed/openStore';
import { readLoanEstimate } from './data/lenders/loanEstimate';
import { findPublicPartner } from './data/partners/partners';
import { createFileStore } from './store/fileStore';
import type { State } from './data/state';
import { duplicatePairs } from './routes/customers/dedupe/duplicatePairs';
import { ScheduledJobs } from './routes/jobs/scheduledJobs';
import { WebhookDeliverer } from './routes/partner/integration/deliverWebhooks';
import { withDerivedRecords } from './routes/kit/withDerivedRecords';
import { leadCandidates } from './routes/partner/leads/leadCandidates';
import { derivedEarnings } from './routes/earnings/ledger/derivedEarnings';
import { callCandidates } from './routes/customers/telecalling/callCandidates';
import { requireProductionSettings, refuseFixtureAccounts } from './production';
import { seedCollections, seedProduction } from './seed';
import { createSenders } from './sending/createSenders';
import { MessageQueue } from './sending/messageQueue';
import { protectFolder } from './store/protectFolder';
import type { ConnectionLimits } from './transport/connections';
import { closeHttpServer, drainHttpServer } from './transport/closeHttpServer';
import { createHttpServer } from './transport/createHttpServer';
import { createRemoteSource } from './pages/remoteSource';
import type { PageSource } from './pages/prerenderedPages';
import { createFront } from './middleware/createFront';
import { createTrustedPeerCheck } from './middleware/trustProxy';

export { createApp } from './createApp';
export { inviteFirstAdmin } from './routes/session/password/firstAdmin';
export { resetData } from './seed/reset';
export { readConfig, type Config } from './config';

export interface ServerOptions {
  /** 0 takes any free port. Default: the environment's PORT. */
  readonly port?: number;
  readonly host?: string;
  readonly dataDir?: string;
  /** Which pages to serve: the builds, the sources with hot reload, or none. */
  readonly pages: 'dist' | 'dev' | 'none';
  /** Folder of the builds. Default: the repository's own. */
  readonly dist?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Replaces the function that opens the store. */
  readonly openStore?: typeof openStore;
}

export interface RunningServer {
  /** Origin without a trailing slash. */
  readonly url: string;
  /**
   * Says that it is not ready, goes on to answer until proxies send nothing any more, 5 seconds at most,
   * and then closes. A rolling restart fails no request.
   */
  drain(): Promise<void>;
  /** Waits for running requests, 30 seconds at most, saves all data and unlocks the data folder. */
  close(): Promise<void>;
}

function buildConfig({ port, host, dataDir, env = process.env }: ServerOptions): Config {
  const config = readConfig(env);
  requireProductionSettings(config, env);
  return {
    ...config,
    port: port ?? config.port,
    host: host ?? config.host,
    dataDir: dataDir ?? config.dataDir,
  };
}

interface Backend {
  readonly app: Express;
  /** Data source of the rendered pages. */
  readonly source: PageSource;
  close(): Promise<void>;
}

/** Builds the records of a new data set. */
function seed({ isProduction, seedLenders, seedUsers }: Config, scenario: Scenario): State {
  if (isProduction) return seedProduction();
  return seedCollections({ lenders: seedLenders, users: seedUsers, scenario });
}

/** Opens the store of a server that does not run, or of a database, for a command. */
export async function openConfiguredStore(config: Config, env: Environment): Promise<Store> {
  requireProductionSettings(config, env);
  protectFolder(config.dataDir);
  return (await openStore(config, () => seed(config, config.scenario), console)).store;
}

/** Creates the calls, on an own store or forwarded to another server. */
async function openBackend(
  config: Config,
  log: Logger,
  {
    openStore: open = openStore,
    isClosing,
  }: Pick<ServerOptions, 'openStore'> & Pick<Context, 'isClosing'>,
): Promise<Backend> {
  if (config.apiUrl !== undefined) {
    const app = createFront(config.apiUrl, config, log);
    return { app, source: createRemoteSource(config.apiUrl), close: async () => undefined };
  }
  const fresh = (scenario: Scenario): State => seed(config, scenario);
  protectFolder(config.dataDir);
  const seedRows = () => fresh(config.scenario);
  const opened = await open(config, seedRows, log, (store) => refuseFixtureAccounts(config, store));
  const derived = withDerivedRecords(opened.store, [
    callCandidates,
    leadCandidates,
    duplicatePairs,
    derivedEarnings,
  ]);
  // If the store does not serve yet, its first transaction fills it.
  await derived.fill().catch(() => undefined);
  const senders = createSenders(config);
  const sending =
    Object.keys(senders).length === 0 ? derived : new MessageQueue(derived, senders, log).store;
  const webhooks = new WebhookDeliverer(sending, {
    allowPrivate: config.privateWebhooks,
    log,
  });
  const { store } = webhooks;
  const wakeWebhooks = (): void => webhooks.wake();
  const loginThrottle = new LoginThrottle(store);
  const counters = await openCounters(config);
  const context = {
    ...opened,
    createCounter: counters.create,
    store,
    wakeWebhooks,
    config,
    log,
    fresh,
    isClosing,
    files: createFileStore(store, config.dataDir),
    loginThrottle,
    passwords: new PasswordHasher(config.passwordCost),
  };
  const jobs = new ScheduledJobs(context);
  const source: PageSource = {
    partnerNamed: (segment) => findPublicPartner(store, segment),
    loanEstimate: (loanRequest, shown) => readLoanEstimate(store, loanRequest, shown),
    origin: config.publicUrl,
  };
  return {
    app: createApp(context, jobs),
    source,
    async close() {
      jobs.stop();
      await Promise.all([store.close(), counters.close()]);
    },
  };
}

/**
 * Exempts trusted proxies from the per-client limit, because their connections serve many clients.
 */
function getConnectionLimits({ trustProxy, rateLimits }: Config): Partial<ConnectionLimits> {
  return {
    isProxy: createTrustedPeerCheck(trustProxy),
    ...(!rateLimits && { perClient: Infinity }),
  };
}

/**
 * Opens the data folder (seeding a new one) and serves calls and pages on one origin. Rejects with
 * a message that names the cause if the environment, the data or the port is unusable.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const config = buildConfig(options);
  const log = pino(
    { level: config.logLevel, base: null },
    pino.destination({ dest: 2, sync: false }),
  );
  let closing: Promise<void> | undefined;
  let isDraining = false;
  const isClosing = (): boolean => isDraining || closing !== undefined;
  const backend = await openBackend(config, log, { ...options, isClosing });
  const server = createHttpServer(backend.app, { connections: getConnectionLimits(config) });
  let pages: { close(): Promise<void> } | undefined;
  try {
    if (options.pages !== 'none') {
      const { servePages } = await import('./pages');
      pages = servePages(
        backend.app,
        options.pages === 'dev'
          ? { mode: 'dev', httpServer: server, source: backend.source }
          : { mode: 'dist', dist: options.dist, source: backend.source, log },
      );
    }
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(config.port, config.host, () => resolve());
    });
  } catch (error) {
    await pages?.close();
    await backend.close();
    throw error;
  }

  const { port } = toAddressInfo(server.address());
  const shownHost = config.host.includes(':') ? `[${config.host}]` : config.host;
  const close = (): Promise<void> => {
    closing ??= (async () => {
      const closed = closeHttpServer(server);
      await pages?.close();
      await closed;
      await backend.close();
    })();
    return closing;
  };
  return {
    url: `http://${shownHost}:${port}`,
    close,
    async drain() {
      isDraining = true;
      await drainHttpServer(server);
      await close();
    },
  };
}

function toAddressInfo(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address;
}
