import { expect, test } from 'vitest';
import { seedCollections } from '../../seed';
import { getLenderSlug } from '../lenders/lenderSlugs';
import type { ApplicationRecord, LenderRecord } from '.';
import { getStatusHistory, buildStatusChange } from '../lenders/statusHistory';
import { toApplicationView, creditCardView, toLenderView, toOwnApplicationView } from '../views';

const {
  lenders = [],
  applications = [],
  credit_cards: cards = [],
} = seedCollections({ users: 30 });

/** Returns a fixture without the fields that older records lack. */
function olderLender(): LenderRecord {
  const [lender] = lenders;
  if (!lender) throw new Error('there are fixture lenders');
  const { slug, confirms_by_code, so_text_hi, lender_description_hi, ...rest } = lender;
  delete rest.grievance_officer_hi;
  return { ...rest, id: lender.lender_id, version: 1 };
}

function olderApplication(fields: Partial<ApplicationRecord>): ApplicationRecord {
  const [application] = applications;
  if (!application) throw new Error('there are fixture applications');
  const { history, confirmed_at, lender_slug, key_facts, ...rest } = application;
  return { ...rest, id: 'x', version: 1, ...fields };
}

test('a lender stored before slugs existed gets the slug of its name', () => {
  const lender = olderLender();
  expect(getLenderSlug(lender)).toBe('aarohan-credit');
  expect(toLenderView(lender)).toMatchObject({ slug: 'aarohan-credit', confirms_by_code: 0 });
});

test('records stored before Hindi texts existed have empty ones', () => {
  expect(toLenderView(olderLender())).toMatchObject({
    so_text_hi: '',
    lender_description_hi: '',
    grievance_officer_hi: '',
  });
  const [card] = cards;
  if (!card) throw new Error('there are fixture cards');
  const { key_feature_hi, marketing_bullets_hi, ...rest } = card;
  expect(creditCardView({ ...rest, id: card.category_id, version: 1 })).toMatchObject({
    key_feature_hi: '',
    marketing_bullets_hi: [],
  });
});

const older = {
  created_at: '2026-11-01T20:00:00.000Z',
  updated_at: '2026-11-05T06:00:00.000Z',
  status_date: '2026-11-05',
  remarks: 'A document is missing',
};

test('an application stored before the status history has its first and present status', () => {
  const rejected = olderApplication({ ...older, status: 'rejected' });
  expect(toOwnApplicationView(rejected)).toMatchObject({
    confirmed_at: null,
    history: [
      { status: 'applied', status_date: '2026-11-02', remarks: '' },
      { status: 'rejected', status_date: '2026-11-05', reason: 'papers_missing' },
    ],
  });
  const applied = olderApplication({ ...older, status: 'applied' });
  expect(getStatusHistory(applied)).toHaveLength(1);
});

test('records stored before references existed get one that stays the same', () => {
  const { reference, ...old } = olderApplication({ id: '5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325' });
  const seen = toApplicationView(old).reference;
  expect(seen).toMatch(/^A-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(toApplicationView(old).reference).toBe(seen);
});

test('the next status is added to that history', () => {
  const old = olderApplication({ ...older, status: 'in_review' });
  const change = buildStatusChange(old, {
    status: 'approved',
    status_date: '2026-11-06',
    remarks: '',
  });
  expect(change.history?.map(({ status }) => status)).toEqual(['applied', 'in_review', 'approved']);
});

test('every fixture has a slug of its own, and a history that ends in its status', () => {
  const slugs = lenders.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).toEqual(expect.arrayContaining(['earlysalary', 'indialends']));
  for (const { status, status_date, history = [], created_at } of applications) {
    expect(history.at(-1)).toMatchObject({ status, status_date });
    expect(history[0]).toMatchObject({ status: 'applied', noted_at: created_at });
    const times = history.map(({ noted_at }) => noted_at);
    expect(times).toEqual([...times].sort());
  }
});
