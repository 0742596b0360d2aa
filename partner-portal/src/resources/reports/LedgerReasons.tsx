import { FactList, useTexts } from '@marketplace/shared/admin';
import type { AnswerOf, getPartnerLedgerLine } from '@marketplace/shared/api';
import {
  formatNumber,
  formatPercent,
  formatRupees,
  pickRecordText,
  toDisplayDate,
} from '@marketplace/shared/format';
import { toPaise, toRupees } from '@marketplace/shared/lending';
import { getLedgerReason, getLedgerSubject, getOptionLabel } from '@marketplace/shared/schema';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { formatSlabConditions } from '../../products';

export type Opened = AnswerOf<typeof getPartnerLedgerLine>['data'];

/** Returns how the commission follows from the lender's slabs and the partner's terms. */
function useDisbursalFacts(opened: Opened) {
  const { translate, language } = useTexts();
  const { line, lead, slabs, revenue, promised, month_disbursals, month_average } = opened;
  const formatAmount = (amount: number) => formatRupees(amount, language, 'always');
  const formatShare = (value: number) => formatPercent(value, language);
  const rate = ({ revenue_percent, revenue_flat }: Opened['slabs'][number]) =>
    revenue_percent && revenue_flat
      ? translate('reports.slab_both', {
          percent: formatShare(revenue_percent),
          flat: formatAmount(revenue_flat),
        })
      : revenue_percent
        ? formatShare(revenue_percent)
        : formatAmount(revenue_flat ?? 0);
  return [
    ['customer', line.customer_name],
    [
      'lead',
      lead && (
        <Fragment key="lead">
          <Link to={`/leads/${lead.id}`}>{lead.reference}</Link>
          {`, ${getOptionLabel('leadStage', lead.stage, language)}`}
        </Fragment>
      ),
    ],
    ['application', line.application_reference],
    ['lender', `${line.lender_name}, ${getOptionLabel('product', line.product, language)}`],
    [
      'disbursed',
      translate('reports.on_day', {
        amount: formatAmount(line.disbursed_amount ?? 0),
        day: toDisplayDate(line.disbursed_on ?? '') ?? '',
      }),
    ],
    [
      'month',
      translate('reports.month_rule', {
        count: formatNumber(month_disbursals, language),
        amount: formatAmount(month_average),
      }),
    ],
    ...slabs.map(
      (slab) =>
        [
          'slab',
          translate('reports.slab_rule', {
            type: pickRecordText(language, slab.revenue_type, slab.revenue_type_hi),
            rate: rate(slab),
            revenue: formatAmount(slab.revenue),
            conditions: formatSlabConditions(
              {
                amount_min: slab.slab_disbursed_min,
                amount_max: slab.slab_disbursed_max,
                number_min: slab.slab_number_min,
                number_max: slab.slab_number_max,
                ats_min: slab.ats_min,
                ats_max: slab.ats_max,
              },
              translate,
              language,
            ),
          }),
        ] as const,
    ),
    ['promised', revenue !== promised && formatAmount(promised)],
    ['lender_pays', formatAmount(revenue)],
    [
      'share',
      opened.revenue_flat_fee
        ? translate('reports.share_rule', {
            percent: formatShare(opened.revenue_percent ?? 0),
            flat: formatAmount(opened.revenue_flat_fee),
          })
        : opened.revenue_percent !== null && formatShare(opened.revenue_percent),
    ],
  ] as const;
}

/** Returns a text about how the TDS of a line comes about. */
function useTdsText({ line, tds_earlier, tds_threshold, ...opened }: Opened): string {
  const { translate, language } = useTexts();
  const formatAmount = (amount: number) => formatRupees(amount, language, 'always');
  const rule = line.tds === 0 ? 'tds_none' : tds_earlier === 0 ? 'tds_own' : 'tds_both';
  return translate(`reports.${rule}`, {
    amount: formatAmount(line.tds),
    earlier: formatAmount(tds_earlier),
    own: formatAmount(toRupees(toPaise(line.tds) - toPaise(tds_earlier))),
    threshold: formatRupees(tds_threshold, language),
    percent: formatPercent(opened.tds_percent, language),
    section: translate(opened.has_pan ? 'reports.tds_section' : 'reports.tds_section_no_pan'),
  });
}

/** Shows how the amount of a line comes about. */
export function LedgerReasons({ opened }: { opened: Opened }) {
  const { translate, language } = useTexts();
  const { line } = opened;
  const formatAmount = (amount: number) => formatRupees(amount, language, 'always');
  const formatShare = (value: number) => formatPercent(value, language);
  const disbursal = useDisbursalFacts(opened);
  const referral = [
    ['reason', getLedgerSubject(line, language)],
    ['application', line.application_reference],
    ['referral', getOptionLabel('referralEvent', 'first_disbursal', language)],
  ] as const;
  const tds = useTdsText(opened);
  const original = opened.related.find(({ kind }) => kind !== 'claw_back');
  const facts = [
    ...(line.application_id ? disbursal : referral),
    [
      'gst',
      opened.gst_percent > 0
        ? translate('reports.gst_rule', {
            amount: formatAmount(line.gst),
            percent: formatShare(opened.gst_percent),
          })
        : translate(line.booked_on ? 'reports.gst_none' : 'reports.gst_none_yet'),
    ],
    ['gst_changed_on', opened.gst_changed_on && toDisplayDate(opened.gst_changed_on)],
    ['tds', tds],
    [
      'taken_back',
      line.kind === 'claw_back' &&
        original &&
        translate('reports.taken_back_of', {
          amount: formatAmount(-line.commission),
          commission: formatAmount(original.commission),
        }),
    ],
    ['claw_back', getLedgerReason(line, language)],
  ] as const;
  return <FactList label={(name) => translate(`reports.${name}`)} facts={facts} />;
}
