import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RunningServer } from './productServer';

type Env = Record<string, string>;

/** The reply of the servers' process to a message. */
interface Reply {
  url?: string;
  error?: string;
}

/** The servers of one worker, all in one process. It serves one data set at a time. */
export class WorkerServers {
  #process: ChildProcess | undefined;
  #messages = 0;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #key = '';
  #server: Promise<RunningServer> | undefined;
  /** Servers that are still stopping. The worker waits for them at its end; the next server does not. */
  readonly #stopping: Promise<void>[] = [];

  /** Returns the server of a data set, and starts it unless it is the running one. */
  serve(dataSet: string, env: Env): Promise<RunningServer> {
    const key = JSON.stringify([dataSet, env]);
    if (this.#server && this.#key === key) return this.#server;
    this.#stop();
    this.#key = key;
    this.#server = this.#start(dataSet, env);
    return this.#server;
  }

  /** Stops all servers and their process. */
  async stop(): Promise<void> {
    this.#stop();
    await Promise.all(this.#stopping);
    this.#process?.disconnect();
  }

  async #start(dataSet: string, env: Env): Promise<RunningServer> {
    const folder = `marketplace-${dataSet.replaceAll(/\W+/g, '-')}-`;
    const dataDir = await mkdtemp(join(tmpdir(), folder));
    const place = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    this.#messages += 1;
    const id = this.#messages;
    const { url = '' } = await this.#ask(id, { id, env: { ...place, ...env } });
    return {
      url,
      dataDir,
      stop: async () => {
        await this.#ask(id, { id });
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  }

  #stop(): void {
    const server = this.#server;
    this.#server = undefined;
    // Ignore a failed start here, because the test that needed the server has already reported it.
    const stopped = server?.then(
      (running) => running.stop(),
      () => undefined,
    );
    if (stopped) this.#stopping.push(stopped);
  }

  /** Sends a message and returns the reply; throws with the reason of a failure. */
  async #ask(id: number, message: { id: number; env?: Env }): Promise<Reply> {
    const reply = await new Promise<Reply>((answer) => {
      this.#waiting.set(id, answer);
      this.#process ??= this.#fork();
      this.#process.send(message);
    });
    if (reply.error) throw new Error(`The server failed:\n${reply.error}`);
    return reply;
  }

  #fork(): ChildProcess {
    const host = fork(resolve(import.meta.dirname, 'serverHost.ts'), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    host.on('message', (message) => {
      const { id, ...reply } = Object(message);
      this.#waiting.get(id)?.(reply);
      this.#waiting.delete(id);
    });
    host.once('exit', (code) => {
      for (const answer of this.#waiting.values())
        answer({ error: `Their process ended with ${code}.` });
    });
    return host;
  }
}
