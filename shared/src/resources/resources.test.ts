import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { count, text, validate } from '../schema';
import { message } from '../schema/message';
import { adminUsers, canPartnersUse, canUse, defineResource, lenders, RESOURCES } from './index';

const labels = { name: 'Places', one: 'Place', fields: { city: 'City' } };
const definition = {
  name: 'places',
  fields: { city: text(20) },
  labels: { en: labels, hi: labels },
  title: 'city',
  searched: ['city'],
  read: [1, 2],
  write: [1],
} as const;

test('fields make a schema with an id, and names of their own', () => {
  const places = defineResource({ ...definition, seed: [{ city: 'Agra' }] });
  expect(places).toMatchObject({ key: 'id', rest: true, nameKey: 'resources.places.name' });
  const fieldLabels = places.fields.map(({ name, label }) => [name, label]);
  expect(Object.fromEntries(fieldLabels)).toEqual({
    id: 'fields.id',
    city: 'resources.places.fields.city',
  });
});

test('a name that is no segment of an address and a seed against the rules are refused', () => {
  expect(() => defineResource({ ...definition, name: 'my places' })).toThrow('my places');
  expect(() => defineResource({ ...definition, seed: [{ city: 'x'.repeat(21) }] })).toThrow(
    ValidationError,
  );
});

test('an entity keeps its schema, its key and the names of the catalogue', () => {
  expect(lenders).toMatchObject({ key: 'lender_id', nameKey: 'ui.admin_routes.lenders' });
  expect(lenders.labels).toBeUndefined();
});

test('names are unique, and title, key and searched fields are fields', () => {
  const names = RESOURCES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { schema, key, title, searched, masked, hiddenFromPartners } of RESOURCES) {
    for (const field of [key, title, ...searched, ...masked, ...hiddenFromPartners])
      expect(Object.keys(schema.fields)).toContain(field);
    expect(searched.filter((field) => hiddenFromPartners.includes(field))).toEqual([]);
  }
});

test('a right of a resource is that of its declared roles; a page decides for itself', () => {
  expect(canUse(1, adminUsers.name, 'write')).toBe(true);
  expect(canUse(2, adminUsers.name, 'read')).toBe(false);
  expect(canUse(undefined, adminUsers.name, 'read')).toBe(false);
  expect(canUse(3, 'dashboard', 'read')).toBe(true);
});

test('the portal shows what the server lets partners do', () => {
  for (const { name, labels, rest, partners } of RESOURCES.filter(
    (one) => one.labels || !one.rest,
  )) {
    expect([name, canPartnersUse(name, 'read')]).toEqual([name, partners !== undefined]);
    expect([name, canPartnersUse(name, 'write')]).toEqual([name, false]);
    expect(labels !== undefined || !rest).toBe(true);
  }
  expect(canPartnersUse('leads', 'write')).toBe(true);
  expect(canPartnersUse('dashboard', 'read')).toBe(true);
});

test('a rule over several fields stands at its last one, and a form of one field has it not', () => {
  const { schema } = defineResource({
    name: 'rates',
    fields: { low: count(), high: count() },
    labels: {
      en: { name: 'Rates', one: 'Rate', fields: { low: 'Low', high: 'High' } },
      hi: { name: 'दरें', one: 'दर', fields: { low: 'कम', high: 'ज़्यादा' } },
    },
    title: 'low',
    searched: [],
    read: [1],
    write: [1],
    rules: [
      {
        fields: ['low', 'high'],
        message: message('validation.after_start'),
        test: ({ low, high }) => low <= high,
      },
    ],
  });
  expect(validate(schema.omit(['id']), { low: 3, high: 2 })).toMatchObject({
    ok: false,
    errors: { high: { key: 'validation.after_start' } },
  });
  expect(validate(schema.pick(['high']), { high: 2 }).ok).toBe(true);
});
