import { type Brand, DEFAULT_BRAND } from '@marketplace/shared/branding';
import { formatMonthName, formatRupees, toDisplayDate } from '@marketplace/shared/format';
import {
  getLedgerReason,
  getLedgerSubject,
  type LedgerLine,
  getOptionLabel,
} from '@marketplace/shared/schema';
import type { Readable } from 'node:stream';
import type { PayoutRecord } from '../../../../data/records';
import type { EarningsKey } from '../../../../messages/earnings';
import { type Language, type Params, translate } from '../../../../messages/translate';
import { mapInSlices } from '../../../../store/selected';
import { createPdf, type DocumentSettings, type TableColumn, type TableRow } from '../../../../pdf';
import { sumLines } from '../amounts';
import type { Statement } from '../statement';

/**
 * Who the document is for: the partner's company, its brand and its tax numbers, '' for a missing one.
 * The brand's display name is in the letterhead, the company beside the tax numbers and in the footer.
 */
export interface Payee {
  readonly name: string;
  readonly brand: Brand;
  readonly pan: string;
  readonly gstin: string;
  /** The day from which the GSTIN counts, or since which there is none; null for always. */
  readonly gstChangedOn: string | null;
}

function getTexts(language: Language) {
  return {
    text: (key: EarningsKey, params?: Params) => translate(language, key, params),
    rupees: (amount: number) => formatRupees(amount, language, 'always'),
    day: (wire: string | null) => toDisplayDate(wire ?? '') ?? '',
    month: (month: string) => formatMonthName(month, language),
  };
}

/** What a document shows. Plain data, which another thread can take and a key be made of. */
interface Order {
  readonly payee: Payee;
  readonly language: Language;
  /** The day in India on which it is made, `YYYY-MM-DD`. */
  readonly issuedOn: string;
}

interface StatementOrder extends Order {
  readonly kind: 'statement';
  readonly statement: Omit<Statement, 'partner'>;
}

interface AdviceOrder extends Order {
  readonly kind: 'advice';
  readonly payout: Readonly<PayoutRecord>;
  readonly lines: readonly LedgerLine[];
}

export type DocumentOrder = StatementOrder | AdviceOrder;

type Texts = ReturnType<typeof getTexts>;

/** Number of lines to format before other requests run. */
const LINES_AT_ONCE = 100;

function buildDocument(
  { payee: { name, brand, pan, gstin, gstChangedOn }, language, issuedOn }: Order,
  { title, subtitle }: Pick<DocumentSettings, 'title' | 'subtitle'>,
) {
  const { text, day } = getTexts(language);
  const settings: DocumentSettings = {
    brand,
    language,
    title,
    subtitle,
    issuedOn,
    footer: (page, pages) =>
      text('pdf_footer', {
        partner: name,
        name: DEFAULT_BRAND.name,
        page,
        pages,
        day: day(issuedOn),
      }),
  };
  return {
    settings,
    facts: [
      [text('pdf_partner'), name],
      [text('pdf_pan'), pan || text('pdf_not_on_record')],
      [
        text('pdf_gstin'),
        [
          gstin || text('pdf_not_registered'),
          gstChangedOn && text('pdf_gst_since', { day: day(gstChangedOn) }),
        ]
          .filter(Boolean)
          .join(', '),
      ],
    ] as const,
  };
}

/** The columns of ledger lines; they fill the width of the page. */
const buildLineColumns = ({ text }: Texts): TableColumn[] => [
  { label: text('pdf_day'), width: 62 },
  { label: text('pdf_line'), width: 150 },
  { label: text('pdf_state'), width: 65 },
  { label: text('pdf_commission'), width: 64, align: 'right' },
  { label: text('pdf_gst'), width: 56, align: 'right' },
  { label: text('pdf_tds'), width: 54, align: 'right' },
  { label: text('pdf_net'), width: 64, align: 'right' },
];

async function buildLineRows(
  lines: readonly LedgerLine[],
  language: Language,
): Promise<TableRow[]> {
  const { text, day, rupees } = getTexts(language);
  const amounts = ({
    commission,
    gst,
    tds,
    net,
  }: Pick<LedgerLine, 'commission' | 'gst' | 'tds' | 'net'>) =>
    [commission, gst, tds, net].map(rupees);
  const rows = await mapInSlices(lines, LINES_AT_ONCE, (line) => {
    const kind =
      line.kind === 'claw_back' ? `${getOptionLabel('ledgerKind', line.kind, language)}: ` : '';
    const about = [
      `${kind}${getLedgerSubject(line, language)}`,
      [line.lender_name, line.application_reference].filter(Boolean).join(' · '),
      getLedgerReason(line, language),
    ];
    const state = getOptionLabel('ledgerState', line.state, language);
    return { cells: [day(line.day), about.filter(Boolean).join('\n'), state, ...amounts(line)] };
  });
  return [...rows, { cells: ['', text('pdf_sum'), '', ...amounts(sumLines(lines))], isSum: true }];
}

const buildSumColumns = ({ text }: Texts): TableColumn[] => [
  { label: text('pdf_summary'), width: 385 },
  { label: text('pdf_amount'), width: 130, align: 'right' },
];

/** Draws a partner's statement of a month. */
function drawStatement(order: StatementOrder): Readable {
  const { statement, language } = order;
  const texts = getTexts(language);
  const { text, rupees, day, month } = texts;
  const { settings, facts } = buildDocument(order, {
    title: text('statement_title'),
    subtitle: month(statement.month),
  });
  const sums: [EarningsKey, number, boolean?][] = [
    ['statement_opening', statement.opening, true],
    ['pdf_commission', statement.commission],
    ['statement_claw_backs', statement.clawBacks],
    ['pdf_gst', statement.gst],
    ['pdf_tds', -statement.tds],
    ['statement_paid', -statement.paid],
    ['statement_closing', statement.closing, true],
    ['statement_expected', statement.expected],
  ];
  return createPdf(settings, async (writer) => {
    writer.facts([...facts, [text('statement_month'), month(statement.month)]]);
    await writer.table(
      buildSumColumns(texts),
      sums.map(([key, amount, isSum]) => ({
        cells: [text(key), rupees(amount)],
        ...(isSum && { isSum }),
      })),
    );
    writer.heading(text('statement_lines'));
    if (statement.lines.length === 0) writer.note(text('statement_none'));
    else
      await writer.table(buildLineColumns(texts), await buildLineRows(statement.lines, language));
    if (statement.payouts.length > 0) {
      writer.heading(text('statement_payouts'));
      await writer.table(
        [
          { label: text('pdf_paid_on'), width: 80 },
          { label: text('advice_reference'), width: 120 },
          { label: text('pdf_utr'), width: 205 },
          { label: text('pdf_amount'), width: 110, align: 'right' },
        ],
        statement.payouts.map(({ paid_on, reference, utr, net }) => ({
          cells: [day(paid_on), reference, utr, rupees(net)],
        })),
      );
    }
    writer.note(text('statement_note'));
  });
}

function drawAdvice(order: AdviceOrder): Readable {
  const { payout, lines, language } = order;
  const texts = getTexts(language);
  const { text, rupees, day, month } = texts;
  const { settings, facts } = buildDocument(order, {
    title: text('advice_title'),
    subtitle: payout.reference,
  });
  return createPdf(settings, async (writer) => {
    writer.facts([
      ...facts,
      [text('advice_reference'), payout.reference],
      [text('statement_month'), month(payout.month)],
      [text('pdf_state'), getOptionLabel('payoutStatus', payout.status, language)],
      ...(payout.paid_on ? [[text('pdf_paid_on'), day(payout.paid_on)] as const] : []),
      ...(payout.utr ? [[text('pdf_utr'), payout.utr] as const] : []),
      [text(payout.status === 'paid' ? 'advice_net' : 'advice_due'), rupees(payout.net)],
    ]);
    writer.heading(text('advice_lines'));
    await writer.table(buildLineColumns(texts), await buildLineRows(lines, language));
    writer.note(text('advice_note'));
  });
}

/** Draws the document of an order as a PDF. */
export const drawDocument = (order: DocumentOrder): Readable =>
  order.kind === 'statement' ? drawStatement(order) : drawAdvice(order);
