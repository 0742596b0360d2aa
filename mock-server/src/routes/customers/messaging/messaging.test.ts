import { afterEach, expect, test } from 'vitest';
import { MESSAGE_LIMIT } from '@marketplace/shared/schema';
import { DAY_MS, MINUTE_MS, now, setClockOffset } from '../../../clock';
import { createMessageActions } from '../../../testing/messageActions';
import { signInConsumer } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '80' });
const { ask, runJobs } = server;
afterEach(() => setClockOffset(0));

const { templates, campaigns, sms, everybody, ...actions } = createMessageActions(server);
const { call, newTemplate, schedule, campaign, getAudience, messagesTo, consent } = actions;

/** Moves the server's clock to this hour of tomorrow in India. */
function setHour(hour: number, daysAhead = 1): void {
  setClockOffset(0);
  const midnight = Math.floor((Date.now() + 5.5 * 3_600_000) / DAY_MS) * DAY_MS - 5.5 * 3_600_000;
  setClockOffset(midnight + daysAhead * DAY_MS + hour * 3_600_000 - Date.now());
}

test('a message reaches exactly the people whose consent is in force when it is sent', async () => {
  const [yes, no, left, byMail] = [
    await signInConsumer(server, '9600000001'),
    await signInConsumer(server, '9600000002'),
    await signInConsumer(server, '9600000003'),
    await signInConsumer(server, 'news@example.in'),
  ];
  await consent(yes, 'sms', 1);
  await consent(no, 'email', 1);
  await consent(left, 'sms', 1);
  await consent(byMail, 'sms', 1);
  const id = await newTemplate();
  const before = await getAudience(id);
  const planned = await schedule(id, 1);
  await consent(left, 'sms', 0);
  expect(await getAudience(id)).toEqual({ ...before, consenting: before.consenting - 1 });

  setHour(12);
  await runJobs();
  expect(await campaign(planned)).toMatchObject({ status: 'sent', sent: before.consenting - 1 });
  expect(await messagesTo('9600000001')).toEqual([expect.stringContaining('greetings from')]);
  for (const contact of ['9600000002', '9600000003', 'news@example.in'])
    expect(await messagesTo(contact)).toEqual([]);

  const filter = encodeURIComponent(JSON.stringify({ campaign_id: planned }));
  const log = await call('GET', `/api/rest/message-deliveries?filter=${filter}&range=[0,499]`);
  const entries: { customer_reference: string; contact: string }[] = Array.isArray(log.body)
    ? log.body
    : [];
  expect(entries).toHaveLength(before.consenting - 1);
  expect(JSON.stringify(entries)).not.toContain('9600000001');
  for (const { customer_reference } of entries) {
    const by = encodeURIComponent(JSON.stringify({ reference: customer_reference }));
    const found = Object((await call('GET', `/api/rest/customers?filter=${by}`)).body)[0];
    expect(found.reference).toBe(customer_reference);
  }
});

test('a customer without a name is greeted in words, and only an e-mail has a subject', async () => {
  const nameless = await signInConsumer(server, '9600000011');
  await consent(nameless, 'sms', 1);
  const planned = await schedule(await newTemplate({ subject_en: 'Left over' }));
  setHour(12);
  await runJobs();
  expect(await campaign(planned)).toMatchObject({ status: 'sent' });
  const [text] = await messagesTo('9600000011');
  expect(text).toMatch(/^Hello Customer, greetings from \w+\nTo stop these messages/);
});

test('WhatsApp reaches only people whose consent to it is in force', async () => {
  const contact = '9600000007';
  const who = { ...(await signInConsumer(server, contact)), contact };
  await consent(who, 'sms', 1);
  const id = await newTemplate({ channel: 'whatsapp', dlt_id: '' });
  const { consenting } = await getAudience(id);
  await consent(who, 'whatsapp', 1);
  expect(await getAudience(id)).toMatchObject({ consenting: consenting + 1 });
  const planned = await schedule(id);
  setHour(12, 10);
  await runJobs();
  expect(await campaign(planned)).toMatchObject({ status: 'sent' });
  const { body } = await ask('GET', '/dev/outbox');
  expect(body).toContainEqual(expect.objectContaining({ to: who.contact, channel: 'whatsapp' }));

  const { token, userId } = await signInConsumer(server, who.contact);
  const held = Object((await ask('GET', `/api/user/${userId}/data`, { token })).body).data;
  expect(held.deliveries).toMatchObject([
    { campaign: 'Campaign', channel: 'whatsapp', contact: '******0007', status: 'sent' },
  ]);
  await consent({ token, userId }, 'whatsapp', 0);
  expect(await getAudience(id)).toMatchObject({ consenting });
});

test('in quiet hours a campaign waits, and a cancelled one is never sent', async () => {
  const id = await newTemplate();
  const [planned, cancelled] = [await schedule(id), await schedule(id)];
  const change = { status: 'cancelled' };
  expect((await call('PUT', `${campaigns}/${cancelled}`, change)).status).toBe(200);
  setHour(22);
  await runJobs();
  expect((await campaign(planned)).status).toBe('scheduled');
  setHour(9.5, 2);
  await runJobs();
  expect((await campaign(planned)).status).toBe('scheduled');
  expect((await campaign(planned)).sent_at).toBeNull();
  setHour(10.5, 2);
  await runJobs();
  const { status, sent_at } = await campaign(planned);
  expect({ status, sent: Math.abs(Date.parse(sent_at) - now()) < MINUTE_MS }).toEqual({
    status: 'sent',
    sent: true,
  });
  expect(await campaign(cancelled)).toMatchObject({ status: 'cancelled', sent: 0 });
  expect((await call('PUT', `${campaigns}/${planned}`, change)).status).toBe(409);
});

test('a person gets a limited number of messages a week, from all campaigns together', async () => {
  const who = await signInConsumer(server, '9600000005');
  await consent(who, 'sms', 1);
  const id = await newTemplate();
  for (let count = 0; count <= MESSAGE_LIMIT.messages; count += 1) {
    setHour(12 + count, 20);
    await schedule(id);
    setHour(12.5 + count, 20);
    await runJobs();
  }
  expect(await messagesTo('9600000005')).toHaveLength(MESSAGE_LIMIT.messages);
  const { consenting, limited } = await getAudience(id);
  expect(limited).toBe(consenting);
  setHour(18, 28);
  expect(await getAudience(id)).toMatchObject({ limited: 0 });
});

test('a scheduled campaign sends the texts that it was scheduled with, until it takes others', async () => {
  const who = await signInConsumer(server, '9600000012');
  await consent(who, 'sms', 1);
  setHour(11, 30);
  const id = await newTemplate();
  const [kept, renewed] = [await schedule(id, 30), await schedule(id, 30)];
  const changed = { body_en: 'Good day {first_name}, news from {partner}' };
  expect((await call('PUT', `${templates}/${id}`, changed)).status).toBe(200);
  const edited = await call('PUT', `${campaigns}/${kept}`, { name: 'Renamed', template_id: id });
  expect(edited.body).toMatchObject({ name: 'Renamed', body_en: sms.body_en });
  const taken = await call('PUT', `${campaigns}/${renewed}`, { renew_texts: 1 });
  expect(taken.body).toMatchObject({ name: 'Campaign', ...changed });
  setHour(12, 30);
  await runJobs();
  const texts = (await messagesTo('9600000012')).map((text) => text.split(' ')[0]);
  expect(texts).toHaveLength(2);
  expect(new Set(texts)).toEqual(new Set(['Good', 'Hello']));
});

test('a campaign is changed until its first message, by the rules of a new one', async () => {
  const who = await signInConsumer(server, '9600000013');
  await consent(who, 'sms', 1);
  setHour(11, 40);
  const archived = await newTemplate();
  await call('PUT', `${templates}/${archived}`, { archived: 1 });
  const id = await schedule(await newTemplate(), 10);
  const change = (body: object) => call('PUT', `${campaigns}/${id}`, body);
  for (const [field, value] of [
    ['template_id', archived],
    ['name', ' '],
    ['send_at', 'tomorrow'],
    ['stage', 'nowhere'],
  ] as const)
    expect(await change({ [field]: value })).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
  const email = { channel: 'email', subject_en: 'News', subject_hi: 'समाचार', dlt_id: '' };
  const other = await newTemplate(email);
  expect((await change({ template_id: other, stage: 'applied' })).body).toMatchObject({
    template_id: other,
    channel: 'email',
    stage: 'applied',
  });
  const send_at = '2099-01-01T12:00:00+05:30';
  const later = { template_id: await newTemplate(), stage: '', send_at };
  expect(await change(later)).toMatchObject({ status: 200, body: { stage: '' } });
  setHour(12, 40);
  await runJobs();
  expect(await campaign(id)).toMatchObject({ status: 'scheduled', sent: 0 });
  await change({ send_at: new Date(now()).toISOString() });
  setHour(13, 40);
  await runJobs();
  expect(await campaign(id)).toMatchObject({ status: 'sent', sent: expect.any(Number) });
  expect((await change({ name: 'Too late' })).status).toBe(409);
});

test('a template’s texts are checked, as are its changes', async () => {
  const refused = async (fields: object) => {
    const { status, body } = await call('POST', templates, { ...sms, ...fields });
    return [status, ...Object.keys(Object(body).errors ?? {}).toSorted()];
  };
  expect(await refused({ dlt_id: '' })).toEqual([422, 'dlt_id']);
  expect(await refused({ dlt_id: '123' })).toEqual([422, 'dlt_id']);
  expect(await refused({ body_en: 'Hello {surname}' })).toEqual([422, 'body_en', 'body_hi']);
  expect(await refused({ body_hi: 'नमस्ते' })).toEqual([422, 'body_hi']);
  expect(await refused({ body_en: 'Hello {first_name' })).toEqual([422, 'body_en', 'body_hi']);
  expect(await refused({ channel: 'email' })).toEqual([422, 'subject_en', 'subject_hi']);
  const id = await newTemplate();
  const path = `${templates}/${id}`;
  expect((await call('PUT', path, { dlt_id: '' })).status).toBe(422);
  expect((await call('PUT', path, { body_hi: 'नमस्ते' })).status).toBe(422);
  expect((await call('PUT', path, { body_en: 'Hello' })).status).toBe(422);
  expect((await call('PUT', path, { name: 'Holi' })).body).toMatchObject({ name: 'Holi' });
  const changed = { body_en: 'Good day {first_name}, news from {partner}' };
  expect(await call('PUT', path, changed)).toMatchObject({ status: 200, body: changed });
  expect((await call('DELETE', path)).status).toBe(403);
});

test('only role 1 writes to customers', async () => {
  for (const path of [templates, campaigns, '/api/rest/message-deliveries'])
    expect((await call('GET', path, undefined, 2)).status).toBe(403);
  const body = { template_id: 1, ...everybody };
  expect((await call('POST', '/api/messaging/audience', body, 2)).status).toBe(403);
});
