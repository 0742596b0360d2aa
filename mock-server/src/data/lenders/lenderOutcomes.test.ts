import { afterEach, expect, test } from 'vitest';
import { HOUR_MS, setClockOffset } from '../../clock';
import { seedCollections } from '../../seed';
import { openTestStore } from '../../testing/stores/openTestStore';
import { LEAST_OUTCOMES, loadApprovalShares } from './lenderOutcomes';

const {
  applications = [],
  lenders = [],
  partners = [],
  users = [],
} = seedCollections({ users: 30 });
const [example] = applications;

afterEach(() => setClockOffset(0));

/** Opens a store with so many applications of a status to lender 1. */
const openWith = (counts: Readonly<Record<string, number>>) =>
  openTestStore(() => {
    if (!example) throw new Error('there are fixtures');
    const statuses = Object.entries(counts).flatMap(([status, count]) =>
      Array.from({ length: count }, () => status),
    );
    return {
      partners,
      lenders,
      users,
      applications: statuses.map((status, index) => {
        const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
        return { ...example, id, reference: id, user_id: id, lender_id: 1, status };
      }),
    };
  });

test('a lender has a share from its thirtieth decision on, and none before', async () => {
  const few = {
    rejected: LEAST_OUTCOMES - 2,
    approved: 1,
    withdrawn: 20,
    in_review: 20,
    applied: 9,
  };
  expect((await loadApprovalShares(await openWith(few))).get(1)).toBeUndefined();
  const enough = { rejected: 15, approved: 5, disbursed: 9, cancelled: 1, withdrawn: 40 };
  expect((await loadApprovalShares(await openWith(enough))).get(1)).toBe(50);
});

test('a share follows later decisions within the hour', async () => {
  const store = await openWith({ rejected: 30 });
  expect((await loadApprovalShares(store)).get(1)).toBe(0);
  await store.tx(async (writer) => {
    const { rows } = await writer.find('applications', { filter: { lender_id: 1 } });
    for (const { id } of rows.slice(0, 15))
      await writer.update('applications', id, { status: 'approved' });
  });
  setClockOffset(HOUR_MS);
  expect((await loadApprovalShares(store)).get(1)).toBe(50);
});
