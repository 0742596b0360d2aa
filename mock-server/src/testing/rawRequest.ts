import { connect } from 'node:net';
import { once } from 'node:events';

/** Sends raw bytes to a server and returns everything it receives until the connection closes. */
export async function rawRequest(origin: string, ...chunks: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8');
  socket.on('data', (data: string) => {
    received += data;
  });
  // The server may close the connection while the client still sends.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  for (const chunk of chunks) socket.write(chunk);
  await once(socket, 'close');
  return received;
}
