import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { interleave } from './interleave';
import { computeMedian } from './median';
import { buildMaxRow, type Row } from './row';
import { type PreviewServer, startPreview } from './server/previewServer';
import { signInAdmin } from './server/signIn';
import type { Workbench } from './benchContext';

const BUDGET_SECONDS = 2;
const BUDGET_MB = 200;

/** Measures a first start on the fixtures and the server's memory after it. */
export async function run(bench: Workbench): Promise<Row[]> {
  const [starts = []] = await interleave([() => measureFirstStart(bench)]);
  return [
    buildMaxRow(BUDGET_SECONDS, {
      what: 'server, first start on the fixtures',
      value: computeMedian(starts.map(({ seconds }) => seconds)),
      unit: 's',
    }),
    buildMaxRow(BUDGET_MB, {
      what: 'server, memory after start and first calls',
      value: computeMedian(starts.map(({ memory }) => memory)),
      unit: 'MB',
    }),
  ];
}

/** Returns the resident memory of a process in MB (1024 x 1024 bytes). */
function getMemory(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}

async function measureFirstStart(bench: Workbench): Promise<{ seconds: number; memory: number }> {
  const server = await startPreview({ DATA_DIR: join(await bench.folder(), 'data') });
  try {
    await callOnce(server);
    return { seconds: server.startedIn, memory: getMemory(server.pid) };
  } finally {
    await server.stop();
  }
}

async function callOnce({ url }: PreviewServer): Promise<void> {
  const { token } = await signInAdmin(url);
  const headers = { authorization: `Bearer ${token}` };
  for (const path of ['/', '/admin/', '/api/get-lenders-data', '/api/rest/customers'])
    await (await fetch(`${url}${path}`, { headers })).arrayBuffer();
}
