import { formatDate, formatDisplayDate, parseWireDate } from '@marketplace/shared/format';
import { expect, test } from 'vitest';
import { getIndianToday } from '../../../../data/indianDay';
import { createImportActions } from '../../../../testing/files/importFiles';
import { createLeadFileActions } from '../../../../testing/files/leadFiles';
import { type Application, createStatusFileActions } from '../../../../testing/files/statusFiles';
import { partnerToken } from '../../../../testing/signIn';
import { testServer } from '../../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '600' });
const { tokens, take } = createStatusFileActions(server);
const imports = createImportActions(server, 'mis');
const leadImports = createImportActions(server, 'leads');
const leads = createLeadFileActions(server, leadImports);

const today = getIndianToday();
const written = formatDisplayDate(parseWireDate(today) ?? { year: 0, month: 0, day: 0 });
const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Takes an application that a disbursal moves forward. */
function takeOpen(): Application {
  try {
    return take('approved');
  } catch {
    return take('in_review');
  }
}

/** The id of an application, if its row is right, else one that is not looked for. */
const pickId = (isRight: boolean, place: number): string =>
  isRight ? takeOpen().id : `A-NONE-${1000 + place}`;

const AMOUNTS: readonly (readonly [string, number | string])[] = [
  ['1,80,000.00', 180_000],
  ['₹1,00,000', 100_000],
  ['₹ 3,70,000/-', 370_000],
  ['Rs. 3,20,000', 320_000],
  ['INR 300000', 300_000],
  ['रु 1,200.50', 1200.5],
  ['१,००,०००', 100_000],
  ['1E+05', 100_000],
  ['123,456', 123_456],
  ['3,20,000 Cr', 'row_amount'],
  ['0x10', 'row_amount'],
  ['0b11', 'row_amount'],
  ['50 000', 'row_amount'],
  ['1.3 lakh', 'row_amount'],
  ['12,50', 'row_amount'],
  ['1,80,00', 'row_amount'],
  ['180.000,00', 'row_amount'],
  ['1,,00,000', 'row_amount'],
  ['+5000', 'row_amount'],
  ['(5,000)', 'row_amount'],
  [',5000', 'row_amount'],
  ['Infinity', 'row_amount'],
  ['0', 'row_not_positive'],
  ['-5,000', 'row_not_positive'],
  ['2901.2395', 'row_decimals'],
  ['666.666666666667', 'row_decimals'],
  ['99,99,99,99,999', 'row_too_large'],
];

test('a file’s amounts are read as they are written, or refused for the true reason', async () => {
  const rows = AMOUNTS.map(([text, result], place) => [
    pickId(typeof result === 'number', place),
    quote(text),
    today,
  ]);
  const { id } = await imports.check(rows, tokens.first);
  const found = await imports.findRows(id, tokens.first);
  expect(
    found.filter(({ row }) => row !== 0).map((row) => row['to_amount'] ?? row['problem']),
  ).toEqual(AMOUNTS.map(([, result]) => result));
});

const DATES: readonly (readonly [string, boolean])[] = [
  [written, true],
  [written.replaceAll('/', '-'), true],
  [written.replaceAll('/', '.'), true],
  [written.slice(0, 6) + written.slice(8), true],
  [formatDate(today, 'en'), true],
  [formatDate(today, 'en').replaceAll(' ', '-'), true],
  [formatDate(today, 'hi'), true],
  [`${today} 14:30:00`, true],
  [`${today}T00:00:00Z`, true],
  [`${written} 14:30`, true],
  [`\u00A0${written}\u200B`, true],
  [today.replaceAll('-', ''), false],
  ['46352', false],
  ['31/11/2025', false],
  ['11/26/2025', false],
  ['soon', false],
];

test('a file’s dates are read as they are written, and no other day is invented', async () => {
  const rows = DATES.map(([text, isDate], place) => [pickId(isDate, place), 5000, quote(text)]);
  const { id } = await imports.check(rows, tokens.first);
  const found = (await imports.findRows(id, tokens.first)).filter(({ row }) => row !== 0);
  expect(found.map((row) => row['to_date'] || row['problem'])).toEqual(
    DATES.map(([, isDate]) => (isDate ? today : 'row_date')),
  );
});

test('a reference is found with any dash and mark around its parts', async () => {
  const dress: readonly ((reference: string) => string)[] = [
    (reference) => `\u00A0${reference}\u00A0`,
    (reference) => reference.replaceAll('-', '\u2011'),
    (reference) => `${reference}\u200B`,
    (reference) => `\u202A${reference}\u202C`,
    (reference) => reference.toLowerCase(),
    (reference) => reference.replaceAll('-', '\u2013'),
    (reference) => `'${reference}`,
  ];
  const rows = dress.map((write) => [write(takeOpen().reference), 5000, today]);
  const checked = await imports.check(rows, tokens.first);
  expect(checked).toMatchObject({ unknown: 0, error_count: 0, differing: dress.length });
});

const LEADS: readonly (readonly [string, readonly string[], string])[] = [
  ['+91 %s', [], ''],
  ['0091 %s', [], ''],
  ['\u202A+91 %s\u202C', [], ''],
  ['%s\u200B', [], ''],
  ['tel:+91%s', [], ''],
  ["'%s", [], ''],
  ['%s.0', [], ''],
  ['+91-0-%s', [], ''],
  ['%s', ['personal loan', '560 001', 'HI'], ''],
  ['%s', ['PERSONAL  LOANS', '560001.0', 'हिन्दी'], ''],
  ['%s', ['Personal\u00A0Loans', '५६०००१'], ''],
  ['%s/9600099999', [], 'row_mobile'],
  ['9.60001E+09', [], 'row_mobile'],
  ['960001111', [], 'row_mobile'],
  ['1234567890', [], 'row_mobile'],
  ['0000000000', [], 'row_mobile'],
  ['%s', ['Car Loans', 'Bengaluru 560001'], 'row_pincode'],
  ['%s', ['Yachts'], 'row_product'],
];

test('a file of leads takes numbers, pincodes and words as people write them', async () => {
  const token = await partnerToken(server);
  const rows = LEADS.map(([mobile, fields]) =>
    leads.row(mobile.replace('%s', leads.newNumber()), fields),
  );
  const { id } = await leads.check(rows, token);
  const found = await leadImports.findRows(id, token);
  expect(found.map(({ problem }) => problem)).toEqual(LEADS.map(([, , problem]) => problem));
});

test('a lead’s name has a letter, by file and by call', async () => {
  const token = await partnerToken(server);
  const wrong = ['=cmd|calc', '<b>x</b>', '123', '😀', '   ', '???? ?????', '\uFFFD\uFFFD'];
  const right = ["D'Souza", 'क्\u200Dषितिज शर्मा', 'Md. Irfan', '😀 Emoji', 'Ram "Guddu"'];
  const names = [...wrong, ...right];
  const rows = names.map((name) => [quote(name), ...leads.row().slice(1)]);
  const { id } = await leads.check(rows, token);
  const found = await leadImports.findRows(id, token);
  expect(found.map(({ problem }) => problem)).toEqual([
    ...wrong.map((name) => {
      if (name.trim() === '') return 'row_cell_missing';
      return name.includes('\uFFFD') ? 'row_unreadable' : 'row_name';
    }),
    ...right.map(() => ''),
  ]);
  for (const name of names) {
    const body = {
      customer_name: name,
      mobile_phone_number: `+91 ${leads.newNumber()}`,
      product: 'gold_loan',
      postal_code: '560 001',
      language: 'en',
    };
    const { status } = await server.ask('POST', '/api/partner/leads', { token, body });
    expect([name, status]).toEqual([name, right.includes(name) ? 200 : 422]);
  }
  const [lead] = await leads.findLeads(token);
  expect(lead).toMatchObject({ customer_name: 'Ram "Guddu"', postal_code: '560001' });
});
