import type { JobName } from '@marketplace/shared/api';
import { nowIso } from '../../clock';
import type { Store } from '../../context';

/** Counts a failure of a job. The log of the server has its cause; the record has nothing personal. */
export async function recordFailure(store: Store, job: JobName): Promise<void> {
  await store.tx(async (writer) => {
    const last_failed_at = nowIso();
    const [known] = (await writer.find('job_failures', { filter: { job } })).rows;
    if (known) {
      const failures = known.failures + 1;
      await writer.update('job_failures', known.id, { failures, last_failed_at });
    } else {
      const first = { failures: 1, first_failed_at: last_failed_at };
      await writer.insert('job_failures', { job, last_failed_at, ...first });
    }
  });
}

/** Forgets the failures of a job that has succeeded. */
export async function forgetFailures(store: Store, job: JobName): Promise<void> {
  const { rows } = await store.find('job_failures', { filter: { job } });
  if (rows.length === 0) return;
  await store.tx(async (writer) => {
    for (const { id } of (await writer.find('job_failures', { filter: { job } })).rows)
      await writer.remove('job_failures', id);
  });
}
