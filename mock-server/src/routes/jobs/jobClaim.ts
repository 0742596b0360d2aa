import { randomUUID } from 'node:crypto';
import type { JobName } from '@marketplace/shared/api';
import { MINUTE_MS } from '../../clock';
import type { Store } from '../../context';

/** How long the claim of a process that has crashed keeps the others from its job. */
const CLAIM_MS = 3 * MINUTE_MS;

/** Takes the claim of a job, or renews it; returns false while another holder has it. */
const claim = (store: Store, job: JobName, holder: string): Promise<boolean> =>
  store.tx(async (writer) => {
    // The machine's time: the one that testers move would end the claim of a running job.
    const time = Date.now();
    const taken = { holder, until: new Date(time + CLAIM_MS).toISOString() };
    const [held] = (await writer.find('job_claims', { filter: { job } })).rows;
    if (!held) await writer.insert('job_claims', { job, ...taken });
    else if (held.holder !== holder && Date.parse(held.until) > time) return false;
    else await writer.update('job_claims', held.id, taken);
    return true;
  });

async function release(store: Store, job: JobName, holder: string): Promise<void> {
  await store.tx(async (writer) => {
    const { rows } = await writer.find('job_claims', { filter: { job, holder } });
    for (const { id } of rows) await writer.remove('job_claims', id);
  });
}

/**
 * Does a job's work unless another process does. A long job renews its claim; that of a process that has crashed runs
 * out. The process of a data folder is alone and needs none.
 */
export async function withClaim(
  store: Store,
  job: JobName,
  work: () => Promise<void>,
): Promise<void> {
  if (store.kind === 'json') return work();
  const holder = randomUUID();
  if (!(await claim(store, job, holder))) return undefined;
  // A claim that could not be renewed runs out, or the next attempt renews it.
  const renew = (): void => void claim(store, job, holder).catch(() => undefined);
  const renewing = setInterval(renew, CLAIM_MS / 3).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await release(store, job, holder);
  }
}
