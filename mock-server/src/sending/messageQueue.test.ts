import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import express from 'express';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MINUTE_MS, setClockOffset } from '../clock';
import type { Store } from '../context';
import { sendMessage } from '../routes/outbox/sendMessage';
import { openStore } from '../seed/openStore';
import { startServer, type RunningServer } from '../server';
import { listen, type ListeningServer } from '../testing/listen';
import { getText } from '../testing/signIn';
import { createAsk, getData } from '../testing/startTestServer';
import { PAUSE_MS } from './messageQueue';

const folder = mkdtempSync(join(tmpdir(), 'sending-'));
const kinds = ['passcode', 'reminder', 'erasure', 'consent_link', 'invitation'];
const all = [...kinds, 'security', 'notice', 'application', 'merge'];
const templates = Object.fromEntries(all.map((kind, at) => [kind, `${at}`.repeat(19)]));

/** What the mail server and the gateway have taken, and what they answer. */
const taken = { mails: new Array<string>(), texts: new Array<Record<string, unknown>>() };
const answers = { mail: 250, text: 200 };

const mailServer = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    void text(stream).then((mail) => {
      if (answers.mail === 250) taken.mails.push(mail);
      const refusal = Object.assign(new Error('Not now'), { responseCode: answers.mail });
      done(answers.mail === 250 ? null : refusal);
    });
  },
});

let gateway: ListeningServer;
let running: RunningServer;
let store: Store;
const ask = createAsk(() => running.url);

beforeAll(async () => {
  setClockOffset(0);
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
  const address = mailServer.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const app = express().use(express.json(), (request, response) => {
    if (answers.text === 200)
      taken.texts.push({ ...request.body, authorization: request.get('authorization') });
    response.status(answers.text).end();
  });
  gateway = await listen(app);
  // The queue looks by a timer for what has become due; the tests move it.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const file = join(folder, 'templates.json');
  writeFileSync(file, JSON.stringify(templates));
  running = await startServer({
    port: 0,
    dataDir: join(folder, 'data'),
    pages: 'none',
    env: {
      SEED_USERS: '5',
      RATE_LIMITS: 'off',
      PASSWORD_COST: 'demo',
      LOG_LEVEL: 'silent',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Loans <no-reply@loans.example.in>',
      SMS_GATEWAY_URL: `${gateway.origin}/sms`,
      SMS_GATEWAY_TOKEN: 'secret',
      SMS_SENDER_ID: 'LOANSX',
      SMS_TEMPLATES_FILE: file,
    },
    async openStore(...place) {
      const opened = await openStore(...place);
      ({ store } = opened);
      return opened;
    },
  });
}, 60_000);
afterEach(() => {
  Object.assign(answers, { mail: 250, text: 200 });
  setClockOffset(0);
});
afterAll(async () => {
  await running.close();
  vi.useRealTimers();
  await gateway.close();
  await new Promise<void>((done) => mailServer.close(done));
  rmSync(folder, { recursive: true, force: true });
});

const askCode = async (contact: string): Promise<void> => {
  expect((await ask('POST', '/api/send-otp', { body: { contact } })).status).toBe(200);
};
const findMessage = async (to: string) => (await store.find('outbox', { filter: { to } })).rows[0];

test('a code for an e-mail address arrives at the mail server, and is sent', async () => {
  await askCode('meena@example.in');
  await expect.poll(() => findMessage('meena@example.in')).toMatchObject({ status: 'sent' });
  const message = await findMessage('meena@example.in');
  expect(message).toMatchObject({ channel: 'email', attempts: 1 });
  const mail = taken.mails.find((one) => one.includes('To: meena@example.in'));
  expect(mail).toContain('From: Loans <no-reply@loans.example.in>');
  expect(mail).toContain(String(message?.code));
});

test('a code for a mobile number arrives at the gateway with its registered template', async () => {
  await askCode('9811112222');
  await expect.poll(() => findMessage('9811112222')).toMatchObject({ status: 'sent' });
  const message = await findMessage('9811112222');
  expect(taken.texts).toContainEqual({
    to: '919811112222',
    channel: 'sms',
    sender: 'LOANSX',
    template_id: templates['passcode'],
    text: message?.text,
    authorization: 'Bearer secret',
  });
});

test.each([
  ['the mail server', 'mail', 'ravi@example.in', 451],
  ['the gateway', 'text', '9811113333', 503],
])(
  'while %s is away, a message waits longer and longer, and is sent once',
  async (_name, provider, contact, code) => {
    Object.assign(answers, { [provider]: code });
    await askCode(contact);
    await expect.poll(() => findMessage(contact)).toMatchObject({ status: 'queued', attempts: 1 });
    const first = await findMessage(contact);
    setClockOffset(MINUTE_MS);
    vi.advanceTimersByTime(PAUSE_MS);
    await expect.poll(() => findMessage(contact)).toMatchObject({ status: 'queued', attempts: 2 });
    const second = await findMessage(contact);
    const getWait = (message: typeof first) =>
      Date.parse(message?.next_attempt_at ?? '') - Date.parse(message?.sent_at ?? '');
    expect(getWait(second)).toBeGreaterThan(getWait(first));
    Object.assign(answers, { [provider]: provider === 'mail' ? 250 : 200 });
    setClockOffset(10 * MINUTE_MS);
    vi.advanceTimersByTime(PAUSE_MS);
    await expect.poll(() => findMessage(contact)).toMatchObject({ status: 'sent', attempts: 3 });
    const arrived =
      provider === 'mail'
        ? taken.mails.filter((mail) => mail.includes(`To: ${contact}`))
        : taken.texts.filter(({ to }) => to === `91${contact}`);
    expect(arrived).toHaveLength(1);
  },
);

test.each([
  ['mail', 'gone@example.in', 550],
  ['text', '9811114444', 422],
])(
  'what the %s provider refuses for good has failed, and is not tried again',
  async (provider, contact, code) => {
    Object.assign(answers, { [provider]: code });
    await askCode(contact);
    await expect
      .poll(() => findMessage(contact))
      .toMatchObject({ status: 'failed', attempts: 1, next_attempt_at: '' });
  },
);

test.each([
  ['takes', 200, 'sent'],
  ['refuses', 422, 'failed'],
] as const)(
  'a campaign’s log says what became of a message that the gateway %s, and the dashboard what failed',
  async (_does, code, status) => {
    answers.text = code;
    const to = `98222200${code % 100}`;
    const at = new Date().toISOString();
    const { delivery, campaign } = await store.tx(async (writer) => {
      const made = await writer.insert('message_campaigns', {
        name: 'Festive offer',
        template_id: 1,
        channel: 'sms',
        subject_en: '',
        subject_hi: '',
        body_en: 'Hello',
        body_hi: 'नमस्ते',
        partner_id: null,
        product: '',
        stage: '',
        send_at: at,
        status: 'sent',
        created_by_name: 'Asha Menon',
        sent_at: at,
        sent: 0,
        queued: 1,
        limited: 0,
      });
      const logged = await writer.insert('message_deliveries', {
        campaign_id: made.id,
        user_id: 'nobody',
        customer_reference: 'C-1',
        contact: '******',
        language: 'en',
        status: 'queued',
        at,
      });
      await sendMessage(writer, {
        kind: 'campaign',
        dlt_id: '1'.repeat(19),
        to,
        text: 'Hello',
        delivery_id: logged.id,
      });
      return { delivery: logged.id, campaign: made.id };
    });
    // Any other message wakes the queue, too.
    await askCode('wake@example.in');
    await expect
      .poll(async () => (await store.get('message_deliveries', delivery))?.status, {
        timeout: 12_000,
      })
      .toBe(status);
    expect(await store.get('message_campaigns', campaign)).toMatchObject({
      queued: 0,
      sent: status === 'sent' ? 1 : 0,
    });
    const login = { email: 'admin@demo.in', password: 'Admin@123' };
    const token = getText(await ask('POST', '/api/admin/login', { body: login }), 'token');
    const alerts: { kind: string; count: number }[] = getData(
      await ask('GET', '/api/admin/alerts', { token }),
    );
    const { total } = await store.find('outbox', { filter: { status: 'failed' }, range: [0, 0] });
    expect(alerts.find(({ kind }) => kind === 'messages_failed')?.count ?? 0).toBe(total);
    expect(total).toBeGreaterThan(status === 'failed' ? 0 : -1);
  },
  30_000,
);
