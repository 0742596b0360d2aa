import { type Brand, DEFAULT_BRAND } from '@marketplace/shared/branding';
import { formatMonthName, formatRupees, toDisplayDate } from '@marketplace/shared/format';
import {
  getLedgerReason,
  getLedgerSubject,
  type LedgerLine,
  getOptionLabel,
} from '@marketplace/shared/schema';
import type { Readable } from 'node:stream';
import { getIndianToday } from '../../../data/indianDay';
import type { PayoutRecord } from '../../../data/records';
import type { EarningsKey } from '../../../messages/earnings';
import { type Language, type Params, translate } from '../../../messages/translate';
import { mapInSlices } from '../../../store/selected';
import { createPdf, type Paper, type TableColumn, type TableRow } from '../../../pdf';
import { sumLines } from './amounts';
import type { Statement } from './statement';

/**
 * Who the paper is for: the partner's company, its brand and its tax numbers; '' for one that it has not.
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
    say: (key: EarningsKey, params?: Params) => translate(language, key, params),
    rupees: (amount: number) => formatRupees(amount, language, 'always'),
    day: (wire: string | null) => toDisplayDate(wire ?? '') ?? '',
    month: (month: string) => formatMonthName(month, language),
  };
}

type Texts = ReturnType<typeof getTexts>;

/** Lines whose texts are made before other work of the server gets its turn. */
const LINES_AT_ONCE = 100;

function createPaper(
  { name, brand, pan, gstin, gstChangedOn }: Payee,
  language: Language,
  { title, subtitle }: Pick<Paper, 'title' | 'subtitle'>,
) {
  const { say, day } = getTexts(language);
  const paper: Paper = {
    brand,
    language,
    title,
    subtitle,
    footer: (page, pages) =>
      say('paper_footer', {
        partner: name,
        name: DEFAULT_BRAND.name,
        page,
        pages,
        day: day(getIndianToday()),
      }),
  };
  return {
    paper,
    facts: [
      [say('paper_partner'), name],
      [say('paper_pan'), pan || say('paper_not_on_record')],
      [
        say('paper_gstin'),
        [
          gstin || say('paper_not_registered'),
          gstChangedOn && say('paper_gst_since', { day: day(gstChangedOn) }),
        ]
          .filter(Boolean)
          .join(', '),
      ],
    ] as const,
  };
}

/** The columns of ledger lines; they fill the width of the page. */
const buildLineColumns = ({ say }: Texts): TableColumn[] => [
  { label: say('paper_day'), width: 62 },
  { label: say('paper_line'), width: 150 },
  { label: say('paper_state'), width: 65 },
  { label: say('paper_commission'), width: 64, align: 'right' },
  { label: say('paper_gst'), width: 56, align: 'right' },
  { label: say('paper_tds'), width: 54, align: 'right' },
  { label: say('paper_net'), width: 64, align: 'right' },
];

async function buildLineRows(
  lines: readonly LedgerLine[],
  language: Language,
): Promise<TableRow[]> {
  const { say, day, rupees } = getTexts(language);
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
  return [...rows, { cells: ['', say('paper_sum'), '', ...amounts(sumLines(lines))], isSum: true }];
}

const buildSumColumns = ({ say }: Texts): TableColumn[] => [
  { label: say('paper_summary'), width: 385 },
  { label: say('paper_amount'), width: 130, align: 'right' },
];

/** Draws a partner's statement of a month. */
export function drawStatement(statement: Statement, payee: Payee, language: Language): Readable {
  const texts = getTexts(language);
  const { say, rupees, day, month } = texts;
  const { paper, facts } = createPaper(payee, language, {
    title: say('statement_title'),
    subtitle: month(statement.month),
  });
  const sums: [EarningsKey, number, boolean?][] = [
    ['statement_opening', statement.opening, true],
    ['paper_commission', statement.commission],
    ['statement_claw_backs', statement.clawBacks],
    ['paper_gst', statement.gst],
    ['paper_tds', -statement.tds],
    ['statement_paid', -statement.paid],
    ['statement_closing', statement.closing, true],
    ['statement_expected', statement.expected],
  ];
  return createPdf(paper, async (writer) => {
    writer.facts([...facts, [say('statement_month'), month(statement.month)]]);
    await writer.table(
      buildSumColumns(texts),
      sums.map(([key, amount, isSum]) => ({
        cells: [say(key), rupees(amount)],
        ...(isSum && { isSum }),
      })),
    );
    writer.heading(say('statement_lines'));
    if (statement.lines.length === 0) writer.note(say('statement_none'));
    else
      await writer.table(buildLineColumns(texts), await buildLineRows(statement.lines, language));
    if (statement.payouts.length > 0) {
      writer.heading(say('statement_payouts'));
      await writer.table(
        [
          { label: say('paper_paid_on'), width: 80 },
          { label: say('advice_reference'), width: 120 },
          { label: say('paper_utr'), width: 205 },
          { label: say('paper_amount'), width: 110, align: 'right' },
        ],
        statement.payouts.map(({ paid_on, reference, utr, net }) => ({
          cells: [day(paid_on), reference, utr, rupees(net)],
        })),
      );
    }
    writer.note(say('statement_note'));
  });
}

/** Draws the advice of a payout. */
export function drawAdvice(
  payout: Readonly<PayoutRecord>,
  lines: readonly LedgerLine[],
  payee: Payee,
  language: Language,
): Readable {
  const texts = getTexts(language);
  const { say, rupees, day, month } = texts;
  const { paper, facts } = createPaper(payee, language, {
    title: say('advice_title'),
    subtitle: payout.reference,
  });
  return createPdf(paper, async (writer) => {
    writer.facts([
      ...facts,
      [say('advice_reference'), payout.reference],
      [say('statement_month'), month(payout.month)],
      [say('paper_state'), getOptionLabel('payoutStatus', payout.status, language)],
      ...(payout.paid_on ? [[say('paper_paid_on'), day(payout.paid_on)] as const] : []),
      ...(payout.utr ? [[say('paper_utr'), payout.utr] as const] : []),
      [say(payout.status === 'paid' ? 'advice_net' : 'advice_due'), rupees(payout.net)],
    ]);
    writer.heading(say('advice_lines'));
    await writer.table(buildLineColumns(texts), await buildLineRows(lines, language));
    writer.note(say('advice_note'));
  });
}
