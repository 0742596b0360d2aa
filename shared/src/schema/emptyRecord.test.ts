import { expect, test } from 'vitest';
import {
  creditCardSchema,
  createEmptyRecord,
  createFieldSelector,
  leadSchema,
  lenderSchema,
} from './index';

test('a record without values has 0, null, an empty text or an empty list in each field', () => {
  const { category_id, ...card } = createEmptyRecord(creditCardSchema);
  expect(category_id).toBe(0);
  expect(card).toEqual({
    category_name: '',
    category_img_thumb: '',
    key_feature: '',
    annual_fee: null,
    sort_order: 0,
    utm_link: '',
    marketing_bullets: [],
    secured: 0,
    status: 0,
    key_feature_hi: '',
    marketing_bullets_hi: [],
  });
  expect(Object.keys(createEmptyRecord(lenderSchema))).toEqual(Object.keys(lenderSchema.fields));
  expect(createEmptyRecord(leadSchema)).not.toHaveProperty('cover');
});

test('a selection has the fields of the schema alone, and those that a record lacks are empty', () => {
  const select = createFieldSelector(
    creditCardSchema.pick(['category_name', 'status', 'key_feature_hi']),
  );
  const stored = { category_name: 'Gold', status: 1 as const, deleted_at: null, pan: 'ABCPD1234E' };
  expect(select(stored)).toEqual({ category_name: 'Gold', status: 1, key_feature_hi: '' });
});

test('an optional field is selected where the record has it', () => {
  const select = createFieldSelector(leadSchema.pick(['product', 'cover']));
  expect(select({ product: 'insurance', cover: 'health' })).toHaveProperty('cover', 'health');
  expect(select({ product: 'insurance' })).toEqual({ product: 'insurance' });
});
