import type { CreditCardRecord } from '../data/records';
import type { NewRecord } from '../store/port';
import { CARD_ROWS } from './fixtures/cards';

/** A drawing of a card, small enough to stand in the record itself. */
function thumbnail([from, to]: readonly [string, string]): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 63'>` +
    `<linearGradient id='g' x1='0' y1='0' x2='1' y2='1'><stop stop-color='${from}'/><stop offset='1' stop-color='${to}'/></linearGradient>` +
    `<rect width='100' height='63' rx='6' fill='url(#g)'/><rect x='10' y='22' width='14' height='11' rx='2' fill='#e8d9a0'/>` +
    `<rect x='10' y='44' width='46' height='4' rx='2' fill='#fff' opacity='.75'/><rect x='10' y='52' width='28' height='3' rx='1.5' fill='#fff' opacity='.5'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The fixture cards in their order. */
export function seedCards(): NewRecord<CreditCardRecord>[] {
  return CARD_ROWS.map((row, index) => {
    const id = index + 1;
    const slug = row.name.toLowerCase().replaceAll(' ', '-');
    return {
      id,
      category_id: id,
      category_name: row.name,
      category_img_thumb: thumbnail(row.colours),
      key_feature: row.keyFeature.en,
      annual_fee: row.annualFee,
      sort_order: id,
      utm_link: `https://cards.example/${slug}?ref={UNIQUE_ID}`,
      marketing_bullets: row.bullets.map(({ en }) => en),
      secured: row.secured,
      status: row.status,
      key_feature_hi: row.keyFeature.hi,
      marketing_bullets_hi: row.bullets.map(({ hi }) => hi),
      deleted_at: null,
    };
  });
}
