import { startServer } from '@marketplace/mock-server';
import { announcement } from './announcement';
import { readSettings } from './settings';

/** Serves API and pages until a signal arrives. If the start fails, prints the reason and ends the process. */
export async function serve(pages: 'dist' | 'dev'): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const server = await startServer({ ...settings, pages });
    closeOnSignal(() => server.close());
    console.log(announcement(server.url));
  } catch (error) {
    console.error(whyNotStarted(error));
    process.exit(1);
  }
}

/** Closes once. Only a second Ctrl-C exits at once; the same signal arriving twice does not. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const stop = (): void => {
    if (closing) return;
    closing = true;
    process.on('SIGINT', () => process.exit(1));
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function whyNotStarted(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error)) return explain(error);
  const { host, port } = readSettings(process.env);
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken. Stop what runs there, or choose another: PORT=4001 npm start`;
    case 'EACCES':
      return `Port ${port} of ${host} may not be used. Choose another: PORT=4001 npm start`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${host}.`;
    default:
      return explain(error);
  }
}

const FAULTS = [TypeError, RangeError, ReferenceError, SyntaxError];

/** Returns the message of an error, with the stack only for programming errors. */
const explain = (error: Error): string =>
  FAULTS.some((fault) => error instanceof fault) ? (error.stack ?? error.message) : error.message;
