import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@marketplace/mock-server';
import { type Browser, chromium } from 'playwright';
import { ensureChromium } from '../browser/ensureChromium';
import { CHROMIUM_FLAGS } from '../browser/findChromium';
import { buildFloors } from './floors/buildFloors';

/** The resources that benchmarks share. It creates each on first use and removes it at the end. */
export class Workbench {
  readonly #cleaning: Array<() => Promise<unknown>> = [];
  readonly #products = new Map<number | undefined, Promise<RunningServer>>();
  #browser: Promise<Browser> | undefined;
  #floors: Promise<RunningServer> | undefined;

  /** A headless Chromium. */
  browser(): Promise<Browser> {
    this.#browser ??= this.#launch();
    return this.#browser;
  }

  /** Starts the product on a fresh copy of the fixtures, optionally extended to `lenders` lenders. */
  product(lenders?: number): Promise<RunningServer> {
    const known = this.#products.get(lenders) ?? this.#serve({ lenders });
    this.#products.set(lenders, known);
    return known;
  }

  /** Starts the baselines on the same server: React alone at `/`, a react-admin list at `/admin/`. */
  floors(): Promise<RunningServer> {
    this.#floors ??= this.#serveFloors();
    return this.#floors;
  }

  /** Creates a temporary folder outside the repository. */
  async folder(): Promise<string> {
    const path = await mkdtemp(join(tmpdir(), 'bench-'));
    this.atEnd(() => rm(path, { recursive: true, force: true }));
    return path;
  }

  /** Registers a cleanup for the end. Cleanups run in reverse order. */
  atEnd(clean: () => Promise<unknown>): void {
    this.#cleaning.push(clean);
  }

  async close(): Promise<void> {
    for (const clean of this.#cleaning.toReversed()) await clean();
  }

  async #launch(): Promise<Browser> {
    const executablePath = ensureChromium();
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    this.atEnd(() => browser.close());
    return browser;
  }

  async #serveFloors(): Promise<RunningServer> {
    const dist = await this.folder();
    await buildFloors(dist);
    return this.#serve({ dist });
  }

  async #serve({ lenders, dist }: { lenders?: number | undefined; dist?: string }) {
    const server = await startServer({
      port: 0,
      dataDir: join(await this.folder(), 'data'),
      pages: 'dist',
      ...(dist !== undefined && { dist }),
      env: {
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        ...(lenders !== undefined && { SEED_LENDERS: String(lenders) }),
      },
    });
    this.atEnd(() => server.close());
    return server;
  }
}
