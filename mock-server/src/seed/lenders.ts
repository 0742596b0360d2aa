import { groupBy } from '@marketplace/shared/collections';
import type { LenderRevenue } from '@marketplace/shared/schema';
import { toSlug } from '@marketplace/shared/schema';
import type { LenderRecord, LenderRevenueRecord } from '../data/records';
import type { NewRecord } from '../store/port';
import { FixtureError } from './fixtures/fixtureFile';
import type { LenderFixture } from './fixtures/fixtureSchemas';
import type { Random } from './random';
import { createRandom } from './random';

/** Varies a lender: same terms, but another name, other incomes and possibly inactive. */
function varyLender(base: LenderFixture, id: number, random: Random): LenderFixture {
  const name = `${base.name}-${id}`;
  const isApi = id % 3 === 0 ? 1 : 0;
  return {
    ...base,
    lender_id: id,
    name,
    slug: toSlug(name),
    priority: id,
    autosubmission: isApi,
    api: isApi,
    min_income: base.min_income === null ? null : base.min_income + random.int(0, 20) * 500,
    lender_status: random.chance(0.8) ? 1 : 0,
  };
}

/** Builds the fixture lenders and, beyond them, variations up to `count`. */
export function seedLenders(
  fixtures: readonly LenderFixture[],
  count = fixtures.length,
): NewRecord<LenderRecord>[] {
  const random = createRandom(23);
  const firstNew = Math.max(0, ...fixtures.map(({ lender_id }) => lender_id)) + 1;
  return Array.from({ length: count }, (_, index) => {
    const base = fixtures[index % fixtures.length];
    if (!base) throw new FixtureError('lenders.json has no lender to make others from.');
    const lender =
      index < fixtures.length ? base : varyLender(base, firstNew + index - fixtures.length, random);
    return {
      ...lender,
      id: lender.lender_id,
      slug: lender.slug ?? toSlug(lender.name),
      deleted_at: null,
    };
  });
}

/** Returns the slabs of the fixtures, and copies for each generated lender. */
export function seedRevenue(
  fixtures: {
    readonly lenders: readonly LenderFixture[];
    readonly lenderRevenue: readonly LenderRevenue[];
  },
  lenders: readonly { readonly lender_id: number }[],
): NewRecord<LenderRevenueRecord>[] {
  const slabsByLender = groupBy(fixtures.lenderRevenue, ({ lender_id }) => lender_id);
  let highest = Math.max(0, ...fixtures.lenderRevenue.map(({ id }) => id));
  return lenders.flatMap(({ lender_id }, index) => {
    const model = fixtures.lenders[index % fixtures.lenders.length]?.lender_id ?? lender_id;
    return (slabsByLender.get(model) ?? []).map((slab, place) => ({
      ...slab,
      id: model === lender_id ? slab.id : ++highest,
      lender_id,
      sort_order: place + 1,
    }));
  });
}
