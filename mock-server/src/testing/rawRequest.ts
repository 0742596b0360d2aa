import { connect } from 'node:net';
import { once } from 'node:events';

/** Sends bytes to a server as they are and answers what comes back until the connection ends. */
export async function rawRequest(origin: string, ...chunks: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8');
  socket.on('data', (data: string) => {
    received += data;
  });
  // A server that has said its word may close while more is being sent.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  for (const chunk of chunks) socket.write(chunk);
  await once(socket, 'close');
  return received;
}
