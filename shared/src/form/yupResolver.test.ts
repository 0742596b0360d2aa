import { expect, test } from 'vitest';
import { array, object, string } from 'yup';
import { getTranslator } from '../i18n';
import { bullets, date, type Message, message, personName, rupees } from '../schema';
import { yupResolver } from './yupResolver';

const translateError = ({ key, params }: Message) => getTranslator('en')(key, params);

const schema = object({
  first_name: personName().required(message('validation.required')),
  income: rupees().nullable(),
  start: date(),
  features: bullets(),
});
const right = { first_name: 'Asha', income: '1,200', start: '02/01/2027', features: ['Free'] };

test('typed values reach the submit handler in the types of the schema', () => {
  const result = yupResolver(schema, translateError)(right);
  expect(result).toEqual({
    values: { first_name: 'Asha', income: 1200, start: '2027-01-02', features: ['Free'] },
    errors: {},
  });
});

test('each field has its first error, a list has it at the entry', () => {
  const wrong = { ...right, first_name: '', income: '-0.01', features: ['Free', ''] };
  const { values, errors } = yupResolver(schema, translateError)(wrong);
  expect(values).toEqual({});
  expect(errors).toEqual({
    first_name: { type: 'validation.required', message: 'This field is required' },
    income: { type: 'validation.positive', message: expect.any(String) },
    features: [undefined, { type: 'validation.bullet_empty', message: expect.any(String) }],
  });
});

test('an error of the whole record is at the root', () => {
  const pair = object({ names: array(string().defined()).defined() }).test({
    name: 'any',
    message: message('validation.required'),
    test: ({ names }) => names.length > 0,
  });
  const { errors } = yupResolver(pair, translateError)({ names: [] });
  expect(errors.root).toEqual({
    type: 'validation.required',
    message: 'This field is required',
  });
});
