import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeyValueStore } from './browserStorage';
import {
  type DraftKey,
  ANONYMOUS,
  deleteUserDrafts,
  readDraft,
  saveDraft,
  purgeDrafts,
} from './drafts';
import { secretFields } from './secretFields';

function memoryStore(): KeyValueStore & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    get length() {
      return all.size;
    },
    key: (index) => [...all.keys()][index] ?? null,
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, value) => void all.set(name, value),
    removeItem: (name) => void all.delete(name),
  };
}

const key: DraftKey = { area: 'consumer', user: 'u-1', form: 'user-detail', version: 2 };

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('drafts', () => {
  test('come back as they were typed', () => {
    const store = memoryStore();
    expect(saveDraft(key, { first_name: 'अमित', income: 45000, tags: ['a'] }, store)).toBe(true);
    expect(readDraft(key, store)?.values).toEqual({
      first_name: 'अमित',
      income: 45000,
      tags: ['a'],
    });
    expect(readDraft(key, store)?.savedAt).toEqual(new Date('2026-03-01T10:00:00Z'));
  });

  test('of another user, form or version are not shown', () => {
    const store = memoryStore();
    saveDraft(key, { a: 1 }, store);
    expect(readDraft({ ...key, user: 'u-2' }, store)).toBeUndefined();
    expect(readDraft({ ...key, form: 'help' }, store)).toBeUndefined();
    expect(readDraft({ ...key, version: 3 }, store)).toBeUndefined();
    expect(store.all.size).toBe(0);
  });

  test('a user whose id contains the separator does not reach into another one', () => {
    const store = memoryStore();
    saveDraft({ ...key, user: 'u', form: '1:help' }, { a: 1 }, store);
    expect(readDraft({ ...key, user: 'u:1', form: 'help' }, store)).toBeUndefined();
    deleteUserDrafts('consumer', 'u:1', store);
    expect(store.all.size).toBe(1);
  });

  test('hold no secret at any depth, whatever its spelling', () => {
    const spelling = fc
      .constantFrom(...secretFields)
      .chain((name) =>
        fc.constantFrom(name, name.toUpperCase(), `_${name}`, name.replace(/([A-Z])/, '_$1')),
      );
    fc.assert(
      fc.property(spelling, fc.integer({ min: 0, max: 3 }), (name, depth) => {
        const store = memoryStore();
        let values: Record<string, unknown> = { [name]: 'ABCPK1234F', kept: 'yes' };
        for (let level = 0; level < depth; level += 1) values = { inner: [values] };
        saveDraft(key, values, store);
        const text = [...store.all.values()].join();
        expect(text).not.toContain('ABCPK1234F');
        expect(text).toContain('yes');
      }),
    );
  });

  test.each([
    'aadhar',
    'aadhaar_no',
    'AADHAAR',
    'aadharNumber',
    'adhaar',
    'my-aadhaar-card',
    'आधार',
    'pan_number',
    'panNo',
    'PAN-Card',
    'PANCARD',
    'pancardno',
    'p_a_n',
    'businessPan',
    'business pan no.',
    'permanent_account_number',
    'ＰＡＮ',
    'पैन',
    'tin',
    'TIN_NO',
  ])('hold no field named %s, at any depth', (name) => {
    const store = memoryStore();
    saveDraft(key, { [name]: 'S3CRET', people: [{ [name]: { inner: 'S3CRET' } }] }, store);
    expect([...store.all.values()].join()).not.toContain('S3CRET');
  });

  test.each(['company', 'pincode', 'expansion', 'timespan', 'destination', 'panel', 'pantry'])(
    'hold a field named %s',
    (name) => {
      const store = memoryStore();
      saveDraft(key, { [name]: 'kept' }, store);
      expect(readDraft(key, store)?.values).toEqual({ [name]: 'kept' });
    },
  );

  test('last 30 days', () => {
    const store = memoryStore();
    saveDraft(key, { a: 1 }, store);
    vi.setSystemTime(new Date('2026-03-31T09:59:59Z'));
    purgeDrafts(store);
    expect(readDraft(key, store)).toBeDefined();
    vi.setSystemTime(new Date('2026-03-31T10:00:01Z'));
    purgeDrafts(store);
    expect(store.all.size).toBe(0);
  });

  test('of an anonymous visitor last a day', () => {
    const store = memoryStore();
    const anonymous = { ...key, user: ANONYMOUS };
    saveDraft(anonymous, { a: 1 }, store);
    vi.setSystemTime(new Date('2026-03-02T09:59:59Z'));
    purgeDrafts(store);
    expect(readDraft(anonymous, store)).toBeDefined();
    vi.setSystemTime(new Date('2026-03-02T10:00:01Z'));
    expect(readDraft(anonymous, store)).toBeUndefined();
    saveDraft(anonymous, { a: 1 }, store);
    vi.setSystemTime(new Date('2026-03-03T10:00:02Z'));
    purgeDrafts(store);
    expect(store.all.size).toBe(0);
  });

  test('that cannot be parsed are dropped without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const store = memoryStore();
        store.setItem('draft:consumer:u-1:user-detail', text);
        expect(readDraft(key, store)).toBeUndefined();
        expect(store.all.size).toBe(0);
      }),
    );
  });

  test('when the storage is full the draft is lost, and the form goes on', () => {
    const full = {
      ...memoryStore(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(saveDraft(key, { a: 1 }, full)).toBe(false);
  });

  test('dropping those of one user leaves the rest', () => {
    const store = memoryStore();
    saveDraft(key, { a: 1 }, store);
    saveDraft({ ...key, form: 'help' }, { a: 1 }, store);
    saveDraft({ ...key, user: 'u-10' }, { a: 1 }, store);
    saveDraft({ ...key, area: 'admin' }, { a: 1 }, store);
    store.setItem('language', 'hi');
    deleteUserDrafts('consumer', 'u-1', store);
    expect([...store.all.keys()]).toEqual([
      'draft:consumer:u-10:user-detail',
      'draft:admin:u-1:user-detail',
      'language',
    ]);
  });
});
