import { type RunningServer, startServer } from '@marketplace/mock-server';
import { readSettings } from './settings';

/** Returns the text to print when the server is ready at `url`. Other tools wait for its last line, so keep it. */
function buildAnnouncement(url: string): string {
  // A production server has neither demo accounts nor an outbox.
  if (process.env.NODE_ENV === 'production') return `ready ${url}`;
  return `
  Borrower   ${url}/
  Admin      ${url}/admin
  Partner    ${url}/partner
  Outbox     ${url}/dev/outbox      (the codes that would have been sent)
  API        ${url}/api/openapi.json

  Demo accounts
  admin, role 1       admin@demo.in / Admin@123
  admin, role 2       reports@demo.in / Admin@123
  admin, role 3       telecalling@demo.in / Admin@123
  partner TOPCLIND    partner@demo.in / Partner@123
  a second partner    second@demo.in / Partner@123
  borrower            9876543210, profile filled in; the code is in the outbox
  new borrower        any other mobile number or e-mail

ready ${url}`;
}

/** Serves API and pages until a signal arrives. If the start fails, prints the reason and ends the process. */
export async function serve(pages: 'dist' | 'dev'): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const server = await startServer({ ...settings, pages });
    closeOnSignal(server);
    console.log(buildAnnouncement(server.url));
  } catch (error) {
    console.error(getStartError(error));
    process.exit(1);
  }
}

/**
 * Closes once: at once on Ctrl-C, after the proxies have noticed on SIGTERM. Only a second Ctrl-C exits at
 * once; the same signal arriving twice does not.
 */
function closeOnSignal(server: RunningServer): void {
  let closing = false;
  const stop = (close: () => Promise<void>): void => {
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
  process.on('SIGINT', () => stop(() => server.close()));
  process.on('SIGTERM', () => stop(() => server.drain()));
}

function getStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error)) return formatError(error);
  const { host, port } = readSettings(process.env);
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken. Stop what runs there, or choose another: PORT=4001 npm start`;
    case 'EACCES':
      return `Port ${port} of ${host} may not be used. Choose another: PORT=4001 npm start`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${host}.`;
    default:
      return formatError(error);
  }
}

const FAULTS = [TypeError, RangeError, ReferenceError, SyntaxError];

/** Returns the message of an error, with the stack only for programming errors. */
const formatError = (error: Error): string =>
  FAULTS.some((fault) => error instanceof fault) ? (error.stack ?? error.message) : error.message;
