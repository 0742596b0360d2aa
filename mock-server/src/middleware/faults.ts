import type { RequestHandler, Response } from 'express';
import { HttpError } from '../httpError';

interface Fault {
  readonly kind: 'status' | 'delay' | 'drop' | 'garbage';
  /** The status to send, or the milliseconds to wait. */
  readonly value: number;
  readonly after: boolean;
}

const FAULT_PATTERN =
  /^(?:(status)=([1-5]\d\d)|(delay)=(\d{1,5})|(drop)|(garbage))(;\s*when=after)?$/u;

function parseFault(header: string): Fault {
  const match = FAULT_PATTERN.exec(header.trim());
  if (!match) throw new HttpError(400, 'bad_fault');
  const [, status, code, delay, wait, drop, , after] = match;
  const kind = status ? 'status' : delay ? 'delay' : drop ? 'drop' : 'garbage';
  const value = Number(code ?? wait ?? 0);
  if (kind === 'status' && (value < 400 || value > 599)) throw new HttpError(400, 'bad_fault');
  return { kind, value, after: after !== undefined };
}

function respondWithFault(fault: Fault, response: Response): void {
  // Use the request's socket: a pipelined response has none before the previous one is complete.
  if (fault.kind === 'drop') response.req.socket.destroy();
  else if (fault.kind === 'garbage') response.status(200).type('json').end('{"<<<not json');
  else response.status(fault.value).json({ message: `A fault was asked for: ${fault.value}` });
}

/** Replaces the response with the fault after the handler has done its work. */
function injectAfterHandler(fault: Fault, response: Response): void {
  const send = response.send.bind(response);
  const end = response.end.bind(response);
  let done = false;
  const replaceSend = (body?: unknown): Response => {
    if (done) return body === undefined ? end() : send(body);
    done = true;
    if (fault.kind === 'delay')
      setTimeout(() => (body === undefined ? end() : send(body)), fault.value);
    else respondWithFault(fault, response);
    return response;
  };
  response.send = replaceSend;
}

/** Lets a request inject a fault with `x-mock-fault`. createApp mounts it only with MOCK_FAULTS on. */
export function faults(): RequestHandler {
  return (request, response, next) => {
    const header = request.get('x-mock-fault');
    if (header === undefined) {
      next();
      return;
    }
    const fault = parseFault(header);
    if (fault.after) injectAfterHandler(fault, response);
    else if (fault.kind === 'delay') {
      setTimeout(next, fault.value);
      return;
    } else {
      respondWithFault(fault, response);
      return;
    }
    next();
  };
}
