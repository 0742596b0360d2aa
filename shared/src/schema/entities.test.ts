import { describe, expect, test } from 'vitest';
import { sharedTexts, getTranslator } from '../i18n';
import { describeFields, getFieldDescription } from './describe';
import { creditCardSchema } from './entities/lenders/creditCard';
import { helpRequestSchema } from './entities/borrower/helpRequest';
import { LENDER_RANGES, lenderSchema } from './entities/lenders/lender';
import { newLenderRevenueSchema } from './entities/lenders/lenderRevenue';
import { userSchema } from './entities/borrower/user';
import { getOptionIds, findOptionList, getOptions } from './options/lists';
import { OPTION_LIST_NAMES } from './options/names';
import { validate } from './validate';

const slab = {
  lender_id: 1,
  slab_disbursed_min: null,
  slab_disbursed_max: null,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 1,
  revenue_flat: null,
  revenue_percent: 1.5,
  status: 1,
};

const getMessages = (
  schema: Parameters<typeof validate>[0],
  value: unknown,
): Record<string, string> => {
  const result = validate(schema, value);
  if (result.ok) return {};
  return Object.fromEntries(
    Object.entries(result.errors).map(([field, { key, params }]) => [
      field,
      getTranslator('en')(key, params),
    ]),
  );
};

describe('a revenue slab', () => {
  test('needs one of flat and percentage above zero', () => {
    expect(getMessages(newLenderRevenueSchema, slab)).toEqual({});
    expect(
      getMessages(newLenderRevenueSchema, { ...slab, revenue_percent: 0, revenue_flat: 0 }),
    ).toEqual({
      revenue_flat: 'Either Revenue Flat or Revenue Percentage is required',
    });
  });

  test.each([
    ['slab_disbursed_min', 'slab_disbursed_max'],
    ['slab_number_min', 'slab_number_max'],
    ['ats_min', 'ats_max'],
  ])('wants %s below %s, and lets either stay open', (min, max) => {
    const wrong = { [max]: 'Max must be greater than Min' };
    expect(getMessages(newLenderRevenueSchema, { ...slab, [min]: 5, [max]: 5 })).toEqual(wrong);
    expect(getMessages(newLenderRevenueSchema, { ...slab, [min]: 5, [max]: 4 })).toEqual(wrong);
    expect(getMessages(newLenderRevenueSchema, { ...slab, [min]: 5, [max]: 6 })).toEqual({});
    expect(getMessages(newLenderRevenueSchema, { ...slab, [min]: 5 })).toEqual({});
    expect(getMessages(newLenderRevenueSchema, { ...slab, [max]: 5 })).toEqual({});
  });

  test.each([{ toString: 1 }, Object.create(null), [], 'much'])(
    'refuses a rate that is no number, whatever it is',
    (revenue_flat) => {
      expect(Object.keys(getMessages(newLenderRevenueSchema, { ...slab, revenue_flat }))).toEqual([
        'revenue_flat',
      ]);
      expect(
        Object.keys(
          getMessages(newLenderRevenueSchema, { ...slab, revenue_percent: null, revenue_flat }),
        ),
      ).toEqual(['revenue_flat']);
    },
  );

  test('names what is wrong in the stated words', () => {
    expect(
      getMessages(newLenderRevenueSchema, {
        ...slab,
        revenue_type_id: null,
        revenue_flat: -1,
        revenue_percent: 101,
      }),
    ).toEqual({
      revenue_type_id: 'Revenue type is required',
      revenue_flat: 'Must be a positive number',
      revenue_percent: 'Must be between 0 and 100',
    });
  });
});

describe('a help request', () => {
  const request = {
    contactName: 'Asha',
    email: 'a@b.in',
    phoneNumber: '9876543210',
    company: '',
    description: 'Hello',
  };

  test('may leave the company out and nothing else', () => {
    expect(getMessages(helpRequestSchema, request)).toEqual({});
    const { company: _, ...bare } = request;
    expect(validate(helpRequestSchema, bare)).toEqual({ ok: true, value: request });
    const empty = { contactName: '', email: '', phoneNumber: '', company: '', description: '' };
    expect(Object.keys(getMessages(helpRequestSchema, empty)).sort()).toEqual([
      'contactName',
      'description',
      'email',
      'phoneNumber',
    ]);
  });

  test('is not made of blanks', () => {
    const blank = { ...request, contactName: '  ', description: ' \n ' };
    expect(Object.keys(getMessages(helpRequestSchema, blank)).sort()).toEqual([
      'contactName',
      'description',
    ]);
  });

  test.each(['12345', '123456789012', '98765abcde'])(
    'refuses the phone number %s',
    (phoneNumber) => {
      expect(getMessages(helpRequestSchema, { ...request, phoneNumber })).toEqual({
        phoneNumber: 'Phone Number error',
      });
    },
  );
});

describe('descriptions', () => {
  test('say kind, bounds and whether a value is wanted', () => {
    const field = getFieldDescription;
    expect(field(lenderSchema, 'apr_min')).toMatchObject({
      kind: 'percentage',
      min: 0,
      max: 10,
      nullable: true,
    });
    expect(field(lenderSchema, 'name')).toMatchObject({ kind: 'text', required: true });
    expect(field(creditCardSchema, 'marketing_bullets')).toMatchObject({ kind: 'bullets' });
    expect(field(lenderSchema, 'ticket_class')).toMatchObject({
      kind: 'choice',
      options: 'ticketClass',
    });
    expect(() => field(lenderSchema, 'nothing')).toThrow(/nothing/);
  });

  test.each([
    lenderSchema,
    creditCardSchema,
    userSchema,
    newLenderRevenueSchema,
    helpRequestSchema,
  ])('every field has a label in both languages', (schema) => {
    for (const { label } of describeFields(schema)) {
      expect(getTranslator('en')(label)).not.toBe(label);
      expect(getTranslator('hi')(label)).not.toBe(label);
    }
  });

  test('ranges name fields of the lender', () => {
    const names = describeFields(lenderSchema).map(({ name }) => name);
    for (const field of LENDER_RANGES.flat()) expect(names).toContain(field);
  });
});

describe('option lists', () => {
  test.each(OPTION_LIST_NAMES)('%s has the same options in both languages, each once', (name) => {
    const ids = getOptionIds(name);
    expect(new Set(ids).size).toBe(ids.length);
    expect(getOptions(name, 'hi').map(({ id }) => id)).toEqual(ids);
  });

  test('are found by name and by number', () => {
    expect(findOptionList('salaryMode')).toBe('salaryMode');
    expect(findOptionList('1')).toBe(OPTION_LIST_NAMES[0]);
    expect(findOptionList('999')).toBeUndefined();
    expect(findOptionList('__proto__')).toBeUndefined();
  });
});

test('both languages have the same keys', () => {
  const keys = (tree: object, path = ''): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'object' ? keys(value, `${path}${key}.`) : [`${path}${key}`],
    );
  expect(keys(sharedTexts.hi)).toEqual(keys(sharedTexts.en));
});
