import { consentTo } from '@marketplace/shared/testing';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { createBorrowerActions } from '../../../testing/borrowers';
import { signInConsumer, giveConsents } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { of, borrower } = createBorrowerActions(server);
let me = { token: '', userId: '' };
beforeAll(async () => {
  me = await signInConsumer(server, '9460000001');
});
afterEach(() => setClockOffset(0));

const save = (body: object | string, who = me): Promise<Answer> =>
  ask('POST', `/api/user/${who.userId}`, { token: who.token, body });

describe('the server checks every rule itself', () => {
  test.each([
    ['first_name', 'Asha Rani'],
    ['first_name', 'Ash4'],
    ['first_name', 'Asha\u202E4'],
    ['first_name', '\u200B4sha'],
    ['first_name', '\u0301sha'],
    ['first_name', 'As\nha'],
    ['first_name', '=Asha'],
    ['first_name', '<b>'],
    ['first_name', '😀'],
    ['first_name', 'a'.repeat(61)],
    ['last_name', 'Rao-Nair'],
    ['birth_date', '17/05/1990'.replace('17', '32')],
    ['birth_date', '2027-02-29'],
    ['birth_date', '1899-12-31'],
    ['birth_date', '3000-01-01'],
    ['birth_date', '1990-5-17'],
    ['birth_date', 19900517],
    ['tin', 'ABCCR1234K'],
    ['tin', 'ABCP******'],
    ['tin', 'ABCPR1234'],
    ['business_pan', 'ABC1R1234K'],
    ['email', 'asha@example.info'],
    ['email', 'asha@example'],
    ['email', 'asha@@example.in'],
    ['email', 'asha@example.in\r\nBcc: all@example.in'],
    ['mobile_phone_number', '987654321'],
    ['mobile_phone_number', '98765432101'],
    ['mobile_phone_number', '+449876543210'],
    ['mobile_phone_number', '५८७६५४३२१०'],
    ['address1', 'Flat 1; drop table'],
    ['address1', 'a'.repeat(121)],
    ['address2', '"quoted"'],
    ['postal_code', '56000'],
    ['postal_code', '056001'],
    ['city', 'Pune-1'],
    ['employer_name', 'ab'],
    ['employer_name', 'a'.repeat(41)],
    ['employer_name', 'A & B Works'],
    ['monthly_income', 0],
    ['monthly_income', 0.99],
    ['monthly_income', 1_000_000.01],
    ['monthly_income', 25_000.123],
    ['monthly_income', -1],
    ['monthly_income', '25000'],
    ['monthly_income', [25_000]],
    ['monthly_income', true],
    ['monthly_rent', -0.01],
    ['monthly_rent', null],
    ['emi', 10.005],
    ['se_loan_amount', 100_000_000.5],
    ['gender', 'FEMALE'],
    ['employment_status_code', '1'],
    ['allow_sms', 2],
    ['allow_sms', true],
    ['allow_sms', '1'],
    ['is_editing', -1],
  ])('%s %j is refused at that field, and nothing is saved', async (field, value) => {
    const answer = await save({ city: 'Nashik', [field]: value });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
    const { body } = await ask('GET', `/api/user/${me.userId}`, { token: me.token });
    expect(Object(body).data.city).toBe('');
  });

  test.each(['NaN', 'Infinity', '-Infinity', '0x10', '1_000', '01', '+1', '.5'])(
    'an amount written %s is no JSON',
    async (number) => expect((await save(`{"monthly_income":${number}}`)).status).toBe(400),
  );

  test.each(['1e309', '-1e309', '1e-400', '-0', '1e7'])(
    'an income of %s is refused',
    async (number) => expect((await save(`{"monthly_income":${number}}`)).status).toBe(422),
  );

  test.each([
    'amount=1e309',
    'amount=NaN',
    'amount=Infinity',
    'amount=-0',
    'amount=1.005',
    'amount[]=10000',
    'amount=',
    'tenure_months=0',
    'tenure_months=12.5',
    'tenure_months=1e3',
    'product=gold_loan',
    '__proto__=1',
    'constructor=1',
  ])('offers for %s are refused', async (query) => {
    const { status } = await of('GET', `offers?${query}`, me);
    expect(status).toBe(422);
  });

  test.each(['amount=10000&amount=20000', 'product=personal_loan&product=car_loan'])(
    'offers for %s, which names one thing twice, are refused',
    async (query) => expect((await of('GET', `offers?${query}`, me)).status).toBe(400),
  );

  test('names of every script are taken, with the joiners of their spelling', async () => {
    for (const first_name of ['अमित', 'क्‍ष', 'தமிழ்', 'José', 'Ναταλία', 'مریم', '𑄇𑄌'])
      expect(await save({ first_name })).toMatchObject({
        status: 200,
        body: { data: { first_name } },
      });
  });
});

describe('a birth date counts by the day in India', () => {
  const bornIn = (year: number, monthAndDay: string) =>
    save({ birth_date: `${year}-${monthAndDay}` });

  test('a person who turns eighteen may apply from midnight in India', async () => {
    const midnight = Date.parse('2027-03-01T00:00:00+05:30');
    setClockOffset(midnight - Date.now() - 20_000);
    const who = await signInConsumer(server, '9460000002');
    const eighteen = { birth_date: '2009-03-01' };
    expect((await save(eighteen, who)).status).toBe(422);
    setClockOffset(midnight - Date.now());
    expect((await save(eighteen, who)).status).toBe(200);
    expect((await save({ birth_date: '2009-03-02' }, who)).status).toBe(422);
  });

  test('a person born on 29 February is a year older on 1 March', async () => {
    setClockOffset(Date.parse('2026-12-01T12:00:00+05:30') - Date.now());
    me = await signInConsumer(server, '9460000001');
    expect((await bornIn(2008, '02-29')).status).toBe(200);
    expect((await bornIn(2007, '02-29')).status).toBe(422);
  });
});

describe('a credit score', () => {
  const getScore = async (who: typeof me): Promise<unknown> =>
    Object((await ask('GET', `/api/user/${who.userId}`, { token: who.token })).body).data
      .credit_score;
  const bureau = (granted: 0 | 1) => consentTo('bureau', granted);

  test('belongs to the PAN: another PAN has another score', async () => {
    const who = await borrower('9460000003');
    const first = await getScore(who);
    expect(first).toEqual(expect.any(Number));
    await save({ tin: 'AAAPZ9999Z' }, who);
    const second = await getScore(who);
    expect(second).toEqual(expect.any(Number));
    expect(second).not.toBe(first);
    await save({ tin: 'AAAP******' }, who);
    expect(await getScore(who)).toBe(second);
    await save({ tin: '' }, who);
    expect(await getScore(who)).toBeNull();
  });

  test('is deleted with the bureau consent, and fetched again with the next', async () => {
    const who = await borrower('9460000004');
    const before = await getScore(who);
    await of('POST', 'consents', who, bureau(0));
    expect(await getScore(who)).toBeNull();
    await save({ city: 'Pune' }, who);
    expect(await getScore(who)).toBeNull();
    await giveConsents(server, who);
    expect(await getScore(who)).toBe(before);
  });
});
