import { describe, expect, test } from 'vitest';
import { openTestStore } from '../../testing/stores/openTestStore';
import { testDatabases } from '../../testing/stores/testDatabases';
import { withClaim } from './jobClaim';

describe.each(testDatabases().slice(-1))('in $name', (database) => {
  test('one process runs a job at a time, others run other jobs, and the claim of a crashed one runs out', async () => {
    const store = await openTestStore(() => ({}), database);
    const ran: string[] = [];
    const run = (job: 'campaigns' | 'reminders', name: string, work = async () => undefined) =>
      withClaim(store, job, async () => {
        ran.push(name);
        await work();
      });
    await run('campaigns', 'first', async () => {
      await run('campaigns', 'second');
      await run('reminders', 'other job');
      return undefined;
    });
    expect(ran).toEqual(['first', 'other job']);
    await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        run('campaigns', `${index}`, async () => {
          await store.find('job_claims');
          return undefined;
        }),
      ),
    );
    expect(ran.length).toBeGreaterThan(2);
    const failing = run('campaigns', 'failing', () => Promise.reject(new Error('stop')));
    await expect(failing).rejects.toThrow('stop');
    expect((await store.find('job_claims')).rows).toEqual([]);

    const crashed = { job: 'campaigns' as const, holder: 'crashed' };
    const until = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
    const { id } = await store.tx((t) => t.insert('job_claims', { ...crashed, until: until(60) }));
    await run('campaigns', 'too early');
    expect(ran).not.toContain('too early');
    await store.tx((t) => t.update('job_claims', id, { until: until(-1) }));
    await run('campaigns', 'in time');
    expect(ran).toContain('in time');
  });
});
