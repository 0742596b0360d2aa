import { addDays, toIndianDateTime } from '@marketplace/shared/format';
import { getOptionIds } from '@marketplace/shared/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, getClockOffset, HOUR_MS, nowIso, setClockOffset } from '../../../clock';
import type { Store } from '../../../context';
import { getIndianToday } from '../../../data/indianDay';
import type { ApplicationRecord } from '../../../data/records';
import { seedCollections } from '../../../seed';
import { openTestStore } from '../../../testing/stores/openTestStore';
import { applyStatus } from '../offers/applyStatus';
import { tellOfApplication } from './applicationNotice';
import { tellOfCoolingOff } from './tellOfCoolingOff';

const {
  users = [],
  lenders = [],
  applications = [],
  partners = [],
} = seedCollections({ users: 30 });
const [lender] = lenders;
const by = { account_id: 1, name: 'Asha', upload_id: '1', confirmed_by_name: '' };

let store: Store;
let application: Readonly<ApplicationRecord>;

/** Sets the clock to an hour of tomorrow in India. */
function setHour(hour: number): void {
  const offset = 5.5 * HOUR_MS;
  const midnight = Math.floor((Date.now() + offset) / DAY_MS) * DAY_MS - offset;
  setClockOffset(midnight + DAY_MS + hour * HOUR_MS - Date.now());
}

async function open(language: 1 | 2): Promise<void> {
  const [made] = applications;
  const person = users.find(({ user_id }) => user_id === made?.user_id);
  if (!made || !person || !lender) throw new Error('there are fixtures');
  store = await openTestStore(() => ({
    partners,
    lenders: [{ ...lender, name_hi: 'कावेरी', cooling_off_days: 3 }],
    users: [{ ...person, language, sign_in: '9300000001' }],
    applications: [
      {
        ...made,
        lender_id: lender.lender_id,
        lender_name: 'Kaveri',
        amount: 200_000,
        status: 'applied',
        status_date: getIndianToday(),
        remarks: '',
        disbursed_amount: null,
        reference: 'A-TEST-0001',
        decides_by: '2026-11-28T11:30:00.000Z',
      },
    ],
  }));
  application = (await store.find('applications')).rows[0] ?? application;
}

const setStatus = async (status: string, remarks = ''): Promise<void> => {
  const disbursed_amount = status === 'disbursed' ? 190_000 : null;
  const after = { status, status_date: getIndianToday(), remarks, disbursed_amount };
  application = await store.tx((writer) => applyStatus(writer, application, after, by));
};
const readMessages = async () => (await store.find('outbox', { sort: ['id', 'ASC'] })).rows;
const readTexts = async () => (await readMessages()).map(({ text }) => text);

beforeEach(() => setHour(12));
afterEach(() => setClockOffset(0));

test.each(getOptionIds('applicationStatus'))(
  '%s is told in the person’s language, with the reference and the lender',
  async (status) => {
    for (const language of [1, 2] as const) {
      await open(language);
      await store.tx((writer) => tellOfApplication(writer, { ...application, status }));
      const [message] = await readMessages();
      expect(message).toMatchObject({ to: '9300000001', channel: 'sms', kind: 'application' });
      expect(message?.text).toContain('A-TEST-0001');
      expect(message?.text).toContain(language === 2 ? 'कावेरी' : 'Kaveri');
      expect(message?.text).toMatch(language === 2 ? /आवेदन/u : /pplication/u);
      expect(message?.text).not.toContain('%{');
    }
  },
);

test('what is sent says when the lender decides, and the payout until when it can be given back', async () => {
  await open(1);
  await store.tx((writer) => tellOfApplication(writer, application));
  await setStatus('disbursed');
  const [applied = '', paid = ''] = await readTexts();
  expect(applied).toContain('₹2,00,000. It usually decides by Saturday 28 November, 5:00 pm.');
  expect(paid).toContain('paid out ₹1,90,000.');
  expect(paid).toMatch(/you can give the loan back until \d+ \w+ \d{4}\./u);
});

test('a reason is told in both languages, marked words as they are, and other remarks never', async () => {
  const readReasons = async (language: 1 | 2) => {
    await open(language);
    await setStatus('in_review', 'a document is MISSING');
    await setStatus('approved', 'Customer: Bring your bank book');
    await setStatus('rejected', 'Internal: CIBIL mismatch DPD 30+');
    return readTexts();
  };
  const [review, approval, refusal] = await readReasons(1);
  expect(review).toContain('Reason: A document is missing.');
  expect(approval).toContain('Bring your bank book');
  expect(refusal).not.toMatch(/CIBIL|Reason/u);
  expect((await readReasons(2))[0]).toContain('वजह: एक काग़ज़ बाकी है।');
});

test('the same status again is told once', async () => {
  await open(1);
  await setStatus('in_review');
  await setStatus('in_review', 'policy');
  expect(await readMessages()).toHaveLength(1);
});

test('what a lender does at night is told in the morning, what the person does at once', async () => {
  setHour(23);
  await open(1);
  await store.tx((writer) => tellOfApplication(writer, application));
  await setStatus('approved');
  const [applied, approved] = await readMessages();
  expect(applied?.next_attempt_at).toBe(applied?.sent_at);
  const morning = `${addDays(getIndianToday(), 1)}T10:00`;
  expect(toIndianDateTime(approved?.next_attempt_at ?? '')).toBe(morning);
});

test('who is told of the last day is looked up once a day', async () => {
  await open(1);
  const lookUps = vi.spyOn(store, 'select');
  await tellOfCoolingOff(store);
  await tellOfCoolingOff(store);
  expect(lookUps).toHaveBeenCalledTimes(1);
  setClockOffset(getClockOffset() + DAY_MS);
  await tellOfCoolingOff(store);
  expect(lookUps).toHaveBeenCalledTimes(2);
});

test('the last day to give a loan back is told once, the day before', async () => {
  await open(1);
  await setStatus('disbursed');
  await tellOfCoolingOff(store);
  expect(await readMessages()).toHaveLength(1);
  setClockOffset(getClockOffset() + 2 * DAY_MS);
  const last = addDays(application.status_date, 3);
  expect(addDays(getIndianToday(), 1)).toBe(last);
  await tellOfCoolingOff(store);
  await tellOfCoolingOff(store);
  const [, reminder, ...others] = await readTexts();
  expect(reminder).toContain('is the last day to give the loan back to Kaveri');
  expect(others).toEqual([]);
  expect(nowIso() > application.updated_at).toBe(true);
});
