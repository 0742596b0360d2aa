import type { RequestHandler } from 'express';
import { AnswerCheck } from './answerCheck';

const mostKept = 50;

/** What the answers so far were like. */
export interface ContractReport {
  checked: number;
  /** The first breaches; none when all is well. */
  readonly breaches: string[];
}

/** One for the process: the document is the same for each of its servers, and its schemas are compiled once. */
let shared: AnswerCheck | undefined;

/** Compares every JSON answer with the OpenAPI document before it goes out, and keeps the breaches. */
export function contractWatch(): { watch: RequestHandler; report: ContractReport } {
  shared ??= new AnswerCheck();
  const check = shared;
  const report: ContractReport = { checked: 0, breaches: [] };
  const note = (breach: string | undefined): void => {
    report.checked += 1;
    if (breach !== undefined && report.breaches.length < mostKept) report.breaches.push(breach);
  };
  const watch: RequestHandler = (request, response, next) => {
    const { method, path } = request;
    const asked = method === 'HEAD' ? 'GET' : method;
    const json = response.json.bind(response);
    let seen = false;
    response.json = (body: unknown) => {
      seen = true;
      const sent: unknown = JSON.parse(JSON.stringify(body));
      note(check.breach(asked, path, response.statusCode, sent));
      return json(body);
    };
    response.once('finish', () => {
      if (!seen && request.get('x-mock-fault') === undefined)
        note(`${method} ${path} ${response.statusCode}: not JSON`);
    });
    next();
  };
  return { watch, report };
}
