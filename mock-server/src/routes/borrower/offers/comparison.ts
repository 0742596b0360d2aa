import {
  getComparisonPdf,
  getExampleOffers,
  LOAN_PRODUCTS,
  type LoanProduct,
  type Offer,
} from '@marketplace/shared/api';
import { DEFAULT_BRAND, localizeBrand } from '@marketplace/shared/branding';
import { formatPercent, formatRupees, toDisplayDate } from '@marketplace/shared/format';
import type { LoanRequest } from '@marketplace/shared/lending';
import { NO_FACTS, rankOffers } from '@marketplace/shared/lending';
import { toBorrowerFacts } from '../../../data/borrowers/borrower';
import { requireConsentsForOffers } from '../../../data/borrowers/consents';
import { getIndianToday } from '../../../data/indianDay';
import { nameLender } from '../../../data/lenders/lenderNames';
import { buildOutageOverlay, findLendingLenders } from '../../../data/lenders/lenderOutages';
import { loadNamedTest } from '../../../data/partners/shownProducts';
import type { LenderRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { notFound, wrongField } from '../../../httpError';
import { type Language, type MessageKey, translate } from '../../../messages/translate';
import { createPdf } from '../../../pdf';
import { handle } from '../../kit/handle';
import { evaluateLender } from './evaluateLender';
import { offersProduct } from '../../../data/lenders/productFilter';

interface Compared extends LoanRequest {
  readonly lenders: string;
  readonly partner?: string | undefined;
  readonly product?: LoanProduct | undefined;
}

const parseIds = (lenders: string): ReadonlySet<number> => new Set(lenders.split(',').map(Number));

/** Quotes a lender for a loan without a person, at a rate. */
function quoteExample(
  lender: Readonly<LenderRecord>,
  loanRequest: LoanRequest,
  rate: number | null,
): Offer | undefined {
  const priced = { ...lender, apr_min: rate, apr_max: rate };
  return evaluateLender(priced, { ...NO_FACTS, ...loanRequest }, { loanRequest, applied: false })
    .offer;
}

/** The widths in points fill the page: the label, and a column for each of up to three offers. */
const LABEL_WIDTH = 170;
const OFFERS_WIDTH = 345;

/** Draws offers side by side. */
function drawComparison(offers: readonly Offer[], loan: LoanRequest, language: Language) {
  const text = (key: MessageKey, params = {}) => translate(language, key, params);
  const unknown = text('comparison_unknown');
  const rupees = (amount: number) => formatRupees(amount, language);
  const percent = (value: number | null) =>
    value === null ? unknown : formatPercent(value, language, { max: 2 });
  const day = getIndianToday();
  const lines: [MessageKey, (offer: Offer) => string][] = [
    ['comparison_emi', ({ emi }) => rupees(emi)],
    ['comparison_apr', ({ apr }) => percent(apr)],
    ['comparison_cost', ({ total_cost }) => rupees(total_cost)],
    ['comparison_amount', ({ amount }) => rupees(amount)],
    ['comparison_tenure', ({ tenure_months }) => String(tenure_months)],
    ['comparison_net', ({ net_disbursed }) => rupees(net_disbursed)],
    ['comparison_rate', ({ annual_rate }) => percent(annual_rate)],
    ['comparison_fee', (offer) => rupees(offer.processing_fee + offer.processing_fee_gst)],
    ['comparison_penal', ({ penal_charge_percent }) => percent(penal_charge_percent)],
    ['comparison_foreclosure', ({ foreclosure_percent }) => percent(foreclosure_percent)],
    ['comparison_cooling_off', ({ cooling_off_days }) => String(cooling_off_days ?? unknown)],
  ];
  const brand = localizeBrand(DEFAULT_BRAND, language);
  const settings = {
    brand,
    language,
    title: text('comparison_title'),
    subtitle: text('comparison_loan', { amount: rupees(loan.amount), months: loan.tenure_months }),
    issuedOn: day,
    footer: (page: number, pages: number) =>
      text('comparison_footer', { name: brand.name, day: toDisplayDate(day) ?? '', page, pages }),
  };
  const width = Math.floor(OFFERS_WIDTH / offers.length);
  return createPdf(settings, async (writer) => {
    await writer.table(
      [
        { label: text('comparison_line'), width: LABEL_WIDTH },
        ...offers.map(({ name }) => ({ label: name, width, align: 'right' as const })),
      ],
      lines.map(([key, show]) => ({ cells: [text(key), ...offers.map(show)] })),
    );
    writer.note(text('comparison_note'));
  });
}

export const comparisonRoutes = [
  handle(getExampleOffers, async ({ query, language, response }, { store }) => {
    const { lenders: ids, amount, tenure_months, partner }: Compared = query;
    if (amount <= 0) throw wrongField('amount', 'amount_positive');
    const wanted = parseIds(ids);
    const lenders = await findLendingLenders(store, { product: [...LOAN_PRODUCTS] }, language);
    const isShown = await loadNamedTest(store, partner);
    const lending = lenders.filter((lender) => wanted.has(lender.id) && isShown(lender));
    response.set('Cache-Control', 'public, max-age=60').vary('Accept-Language');
    return {
      data: {
        amount,
        tenure_months,
        lenders: lending.flatMap((lender) => {
          const loan = { amount, tenure_months };
          const lowest = quoteExample(lender, loan, lender.apr_min ?? lender.apr_max ?? null);
          const highest = quoteExample(lender, loan, lender.apr_max ?? lender.apr_min ?? null);
          return lowest && highest ? [{ lowest, highest }] : [];
        }),
      },
    };
  }),
  handle(getComparisonPdf, async ({ params, query, language }, { store }) => {
    const { lenders: ids, amount, tenure_months, product }: Compared = query;
    if (amount <= 0) throw wrongField('amount', 'amount_positive');
    const user = await requireRecord(store, 'users', params.id);
    await requireConsentsForOffers(store, user.id);
    const loanRequest = { amount, tenure_months };
    const facts = toBorrowerFacts(user, loanRequest);
    const applyOutage = await buildOutageOverlay(store);
    const { rows } = await store.find('lenders', {
      filter: { id: [...parseIds(ids)], deleted_at: null, lender_status: 1 },
    });
    const offers = rows
      .filter((lender) => offersProduct(lender, product))
      .flatMap((lender) => {
        const { offer } = evaluateLender(nameLender(applyOutage(lender), language), facts, {
          loanRequest,
          applied: false,
        });
        return offer ? [offer] : [];
      });
    if (offers.length === 0) throw notFound();
    const ranked = rankOffers(offers, 'apr', amount);
    return { name: 'offers.pdf', content: drawComparison(ranked, loanRequest, language) };
  }),
];
