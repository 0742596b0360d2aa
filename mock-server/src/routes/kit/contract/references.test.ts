import { expect, test } from 'vitest';
import { createBorrowerActions } from '../../../testing/borrowers';
import { adminToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { of, borrower, applyTo, setStatus } = createBorrowerActions(server);

/** Matches two groups of four characters, without 0, O, 1 and I. */
const named = (prefix: string) =>
  expect.stringMatching(new RegExp(`^${prefix}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$`));

test('an application and a lead have a reference that people can read out', async () => {
  const who = await borrower('9240000001');
  const made = await applyTo(who, 'earlysalary');
  expect(made).toMatchObject({ reference: named('A') });
  const listed = Object((await of('GET', 'applications', who)).body).data;
  expect(listed).toMatchObject([{ reference: made.reference }]);
  const leads = Object((await of('GET', 'leads', who)).body).data;
  expect(leads).toMatchObject([{ reference: named('L') }]);
  const { applications, leads: held } = Object((await of('GET', 'data', who)).body).data;
  expect(applications).toMatchObject([{ reference: made.reference }]);
  expect(held).toMatchObject([{ reference: leads[0].reference }]);
});

test('an admin finds an application and a customer by the reference', async () => {
  const who = await borrower('9240000002');
  const { reference, user_id } = await applyTo(who, 'earlysalary');
  const token = await adminToken(server);
  const rows = async (resource: string, q: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q }));
    return (await ask('GET', `/api/rest/${resource}?filter=${filter}`, { token })).body;
  };
  expect(await rows('applications', reference)).toMatchObject([{ reference, user_id }]);
  const file = Object((await ask('GET', `/api/admin/customers/${user_id}`, { token })).body).data;
  expect(file.customer).toMatchObject({ reference: named('C') });
  expect(await rows('customers', file.customer.reference)).toMatchObject([{ id: user_id }]);
});

test('a status file names an application by its reference, in any letter case', async () => {
  const who = await borrower('9240000003');
  const { reference, status_date } = await applyTo(who, 'earlysalary');
  await setStatus(String(reference).toLowerCase(), 'in_review', status_date);
  const listed = Object((await of('GET', 'applications', who)).body).data;
  expect(listed).toMatchObject([{ reference, status: 'in_review' }]);
});

test('no two fixtures share a reference, and a reference grants no access', async () => {
  const token = await adminToken(server);
  for (const resource of ['applications', 'leads', 'customers', 'merchants']) {
    const { body } = await ask('GET', `/api/rest/${resource}?range=[0,999]`, { token });
    const references = Array.from(Object(body), (row) => Object(row).reference);
    expect(references.length).toBeGreaterThan(1);
    expect(new Set(references).size).toBe(references.length);
  }
  const own = await borrower('9240000004');
  const { reference } = await applyTo(own, 'earlysalary');
  const stranger = await borrower('9240000005');
  const answer = await ask('GET', `/api/user/${reference}/applications`, {
    token: stranger.token,
  });
  expect(answer.status).toBe(403);
});
