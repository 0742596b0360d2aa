import type { RequestHandler } from 'express';
import { AnswerCheck } from './answerCheck';

const MAX_BREACHES = 50;

/** The result of all checks so far. */
export interface ContractReport {
  checked: number;
  /** The first violations; empty if there are none. */
  readonly breaches: string[];
}

/**
 * Shared by all servers of the process: the document is the same, and compiling its schemas is
 * slow.
 */
let shared: AnswerCheck | undefined;

/**
 * Checks every JSON response against the OpenAPI document before sending it, and collects the
 * violations.
 */
export function createContractWatch(): { watch: RequestHandler; report: ContractReport } {
  shared ??= new AnswerCheck();
  const check = shared;
  const report: ContractReport = { checked: 0, breaches: [] };
  const note = (breach: string | undefined): void => {
    report.checked += 1;
    if (breach !== undefined && report.breaches.length < MAX_BREACHES) report.breaches.push(breach);
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
      const { statusCode } = response;
      if (seen || request.get('x-mock-fault') !== undefined) return;
      const isFile = check.isFile(asked, path, statusCode, response.get('content-type') ?? '');
      note(isFile ? undefined : `${method} ${path} ${statusCode}: not JSON`);
    });
    next();
  };
  return { watch, report };
}
