import { expect, it } from 'vitest';
import { userWith } from '../testing/user';
import { pickChangedFields } from './saveProfile';

const BASE = userWith();

it.each([
  ['nothing was changed elsewhere', {}, { emi: 500 }, []],
  ['something else was changed elsewhere', { city: 'Pune' }, { emi: 500 }, []],
  ['the same was typed here', { emi: 500 }, { emi: 500 }, []],
  ['another amount was saved elsewhere', { emi: 900 }, { emi: 500 }, ['emi']],
  ['what stands untouched here was changed elsewhere', { emi: 900 }, { emi: 0 }, ['emi']],
  ['a PAN is typed over its own mask', {}, { tin: 'ABCPD1234E' }, []],
  ['another PAN was saved elsewhere', { tin: 'ZZZP******' }, { tin: 'ABCPD1234E' }, ['tin']],
  ['null and empty say the same', { prefer_net_banking: '' }, { prefer_net_banking: null }, []],
])('%s', (_, elsewhere, body, fields) => {
  expect(pickChangedFields(BASE, body, { ...BASE, ...elsewhere })).toEqual(fields);
});
