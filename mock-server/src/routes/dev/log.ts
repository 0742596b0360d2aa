import { escapeHtml } from '@marketplace/shared/format';
import { Router } from 'express';
import type { LogEntry, RequestLog } from '../../middleware/logging';
import { respond } from './answer';
import { renderPage } from './page';

interface LogFilter {
  readonly method: string;
  /** '404', or '4' for all statuses that start with it. */
  readonly status: string;
  readonly path: string;
  readonly slower: string;
}

function parseLogFilter(query: Readonly<Record<string, unknown>>): LogFilter {
  const text = (name: string): string => {
    const value = query[name];
    return typeof value === 'string' ? value.slice(0, 100) : '';
  };
  return {
    method: text('method').toUpperCase(),
    status: text('status').replaceAll(/\D/gu, ''),
    path: text('path'),
    slower: text('slower'),
  };
}

function matchesFilter({ method, status, path, slower }: LogFilter): (entry: LogEntry) => boolean {
  return (entry) =>
    (method === '' || entry.method === method) &&
    String(entry.status).startsWith(status) &&
    entry.path.includes(path) &&
    entry.ms >= (Number(slower) || 0);
}

function renderLogPage(entries: readonly LogEntry[], wanted: LogFilter): string {
  const input = (name: keyof LogFilter, label: string): string =>
    `<label>${label}<input name="${name}" value="${escapeHtml(wanted[name])}" size="12"></label>`;
  const row = ({ at, method, path, status, ms }: LogEntry): string =>
    `<tr><td>${escapeHtml(at.slice(11, 23))}</td><td>${escapeHtml(method)}</td><td><code>${escapeHtml(path)}</code></td><td class="number">${status}</td><td class="number">${ms}</td></tr>`;
  return renderPage({
    tools: true,
    title: 'Requests',
    intro: 'What this server was asked, newest first; ids and queries are left out.',
    content: `<form>${input('method', 'Method')}${input('status', 'Status, 4 or 404')}${input('path', 'Path holds')}${input('slower', 'At least ms')}<button>Show</button></form>
<table><thead><tr><th scope="col">UTC</th><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Status</th><th scope="col">ms</th></tr></thead>
<tbody>${entries.map(row).join('')}</tbody></table>`,
  });
}

/** `/dev/log`: the last thousand requests, filtered by method, status, path and time. */
export function logRouter(requests: RequestLog): Router {
  const router = Router();
  router.get('/', (request, response) => {
    const wanted = parseLogFilter(request.query);
    const entries = requests.entries().filter(matchesFilter(wanted));
    respond(request, response, { json: { entries }, html: () => renderLogPage(entries, wanted) });
  });
  return router;
}
