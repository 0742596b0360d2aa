import { buffer } from 'node:stream/consumers';
import { drawDocument } from './drawDocument';
import type { Drawn, NumberedOrder } from './drawInWorker';

/** Draws the documents that the server orders until the server ends, see `drawInWorker.ts`. */
process.on('message', ({ number, order }: NumberedOrder) => {
  buffer(drawDocument(order)).then(
    (bytes) => send({ number, bytes: new Uint8Array(bytes) }),
    (error: unknown) => send({ number, failure: String(error) }),
  );
});

process.once('disconnect', () => process.exit());

function send(drawn: Drawn): void {
  process.send?.(drawn);
}
