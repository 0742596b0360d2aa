import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportKindName } from '@marketplace/shared/resources';
import { setClockOffset } from '../../../clock';
import { checkRealFile, toForm } from '../../../testing/files/realFiles';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

// The files name applications of the fixtures by a day: the server starts on it.
beforeAll(() => setClockOffset(Date.parse('2026-11-26T06:30:00.000Z') - Date.now()));
afterAll(() => setClockOffset(0));
const server = testServer({ SEED_USERS: '' });
const { ask } = server;
let admin = '';
let partner = '';

beforeAll(async () => {
  admin = await adminToken(server);
  partner = await partnerToken(server);
});

const day = '2026-11-26';
const repeat = <Value>(value: Value, count: number): Value[] =>
  Array.from({ length: count }, () => value);

describe('the workbench', () => {
  test.each<[ImportKindName, string, string, readonly (string | number)[]]>([
    [
      'mis',
      'amounts.csv',
      'to_amount',
      [
        180_000,
        100_000,
        370_000,
        320_000,
        300_000,
        'row_amount',
        100_000,
        'row_amount',
        'row_amount',
        290_000,
        'row_amount',
        100_000,
      ],
    ],
    ['mis', 'amounts2.csv', 'to_amount', [...repeat('row_amount', 11), 9_999_999_999.99]],
    ['commission', 'longdec.csv', 'to_amount', repeat('row_decimals', 2)],
    ['mis', 'dates.csv', 'to_date', [...repeat(day, 8), 'row_date', 'row_date', 'row_date', day]],
    [
      'mis',
      'nbsp.csv',
      'record_reference',
      [
        'MD5T-3CG9',
        'EJBW-V2F8',
        'TB4W-FVHB',
        'NXS8-VZS4',
        'XSCW-3QNJ',
        'ZSFS-ZLJU',
        'M8SX-UXGW',
      ].map((reference) => `A-${reference}`),
    ],
    [
      'leads',
      'leads_mobile.csv',
      'outcome',
      [
        ...repeat('differing', 11),
        ...repeat('row_mobile', 2),
        ...repeat('differing', 5),
        'row_mobile',
        'differing',
        ...repeat('row_mobile', 2),
      ],
    ],
    ['leads', 'leads_pin.csv', 'outcome', [...repeat('differing', 7), ...repeat('row_pincode', 2)]],
    [
      'leads',
      'leads_names.csv',
      'outcome',
      [...repeat('differing', 8), 'row_cell_missing', 'row_product', 'row_name', 'differing'],
    ],
  ])(
    'reads for %s of the file %s each %s, or says the true reason',
    async (kind, name, field, expected) => {
      const token = kind === 'leads' ? partner : admin;
      const { rows } = await checkRealFile(server, kind, { name, token });
      expect(rows.map((row) => row['problem'] || row[field])).toEqual(expected);
    },
  );
});

const uploadRows = (lines: readonly string[]) =>
  ask('POST', '/api/upload-application-status-file', {
    token: admin,
    body: toForm({
      name: 'statuses.csv',
      bytes: Buffer.from(['application_id,status,status_date,amount', ...lines].join('\n')),
    }),
  });
const findApplication = async (reference: string): Promise<unknown> => {
  const filter = JSON.stringify({ reference });
  const { body } = await ask('GET', `/api/rest/applications?filter=${filter}`, { token: admin });
  return body;
};

describe('the documented call', () => {
  test('reads amounts, dates and references as people write them', async () => {
    const answer = await uploadRows([
      'A-XSCW-3QNJ,Disbursed,26-Nov-26,"Rs. 3,00,000/-"',
      '\u202AA\u2011ZSFS\u2011ZLJU\u202C,disbursed,26 नव 2026,"३,२०,०००"',
      "'a-m8sx-uxgw,disbursed,26/11/26 14:30,2E+04",
    ]);
    expect(answer).toMatchObject({ status: 200, body: { rowsUpdated: 3, errors: [] } });
    for (const [reference, disbursed_amount] of [
      ['A-XSCW-3QNJ', 300_000],
      ['A-ZSFS-ZLJU', 320_000],
      ['A-M8SX-UXGW', 20_000],
    ] as const)
      expect(await findApplication(reference)).toMatchObject([
        { status: 'disbursed', disbursed_amount, status_date: day },
      ]);
  });

  test.each([
    ['disbursed,26-11-2026,0x10', 'amount'],
    ['disbursed,26-11-2026,"12,50"', 'amount'],
    ['disbursed,26-11-2026,"180.000,00"', 'amount'],
    ['disbursed,26-11-2026,"(5,000)"', 'amount'],
    ['disbursed,26-11-2026,1.3 lakh', 'amount'],
    ['disbursed,26-11-2026,666.666666666667', 'amount'],
    ['disbursed,11/26/2026,5000', 'status_date'],
    ['disbursed,46352,5000', 'status_date'],
    ['disbursed,26-11-2026,5000\uFFFD', 'amount'],
    ['disbursed\uFFFD,26-11-2026,5000', 'status'],
  ])('stores nothing of the row %s, and names the column', async (row, column) => {
    const before = await findApplication('A-H6XT-MMEE');
    expect(await uploadRows([`A-H6XT-MMEE,${row}`])).toMatchObject({
      status: 200,
      body: { rowsUpdated: 0, errors: [{ row: 2, column }] },
    });
    expect(await findApplication('A-H6XT-MMEE')).toEqual(before);
  });
});
