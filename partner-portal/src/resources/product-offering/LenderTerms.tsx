import { formatCriterion, useTexts } from '@marketplace/shared/admin';
import type { LenderCriterion } from '@marketplace/shared/api';
import { formatNumber, formatRupees, pickRecordText } from '@marketplace/shared/format';
import styles from './productOffering.module.css';
import {
  formatMissing,
  type OfferedLender,
  formatPayment,
  formatSlabConditions,
} from '../../products';

type Slab = OfferedLender['slabs'][number];

function Criteria({ title, criteria }: { title: string; criteria: readonly LenderCriterion[] }) {
  const { translate, language } = useTexts();
  if (criteria.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <dl className={styles['facts']}>
        {criteria.map((criterion) => (
          <div key={criterion.criterion}>
            <dt>{translate(`criterion_names.${criterion.criterion}`)}</dt>
            <dd>{formatCriterion(criterion, translate, language)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Shows the slabs as a table, in their order of evaluation. */
function SlabTable({ slabs, caption }: { slabs: readonly Slab[]; caption: string }) {
  const { translate, language } = useTexts();
  const formatRange = (
    min: number | null,
    max: number | null,
    format: (value: number) => string,
  ) => {
    if (min && max !== null) return `${format(min)} – ${format(max)}`;
    if (min) return translate('kit.criteria.at_least', { min: format(min) });
    return max === null
      ? translate('kit.criteria.any')
      : translate('kit.criteria.at_most', { max: format(max) });
  };
  const formatAmount = (value: number) => formatRupees(value, language);
  const formatCount = (value: number) => formatNumber(value, language);
  // Most lenders pay by the loan amount alone; leave out empty columns, which a phone has no room for.
  const byNumber = slabs.some((slab) => slab.number_min ?? slab.number_max);
  const byAverage = slabs.some((slab) => slab.ats_min ?? slab.ats_max);
  const heads = [
    'type',
    'amount_head',
    ...(byNumber ? ['number_head'] : []),
    ...(byAverage ? ['ats_head'] : []),
    'pays',
  ];
  return (
    <table className={styles['slabs']} aria-label={caption}>
      <thead>
        <tr>
          {heads.map((name) => (
            <th key={name} scope="col">
              {translate(`offering.slab.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slabs.map((slab) => (
          <tr key={slab.id} data-state={slab.state}>
            <td>{pickRecordText(language, slab.type, slab.type_hi)}</td>
            <td>{formatRange(slab.amount_min, slab.amount_max, formatAmount)}</td>
            {byNumber && <td>{formatRange(slab.number_min, slab.number_max, formatCount)}</td>}
            {byAverage && <td>{formatRange(slab.ats_min, slab.ats_max, formatAmount)}</td>}
            <td>{formatPayment(slab, translate, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows a lender of the product: what it pays in words and as a table, its criteria, documents and times. */
export function LenderTerms({ lender }: { lender: OfferedLender }) {
  const { translate, language } = useTexts();
  const { name, slabs, decision_hours: decision, disbursal_hours: disbursal } = lender;
  const documents = pickRecordText(language, lender.documents, lender.documents_hi);
  const best = slabs.toSorted((a, b) => b.percent - a.percent || b.flat - a.flat)[0];
  return (
    <details className={styles['lender']}>
      <summary>
        <h3>{name}</h3>
        <span>
          {lender.paused === 1
            ? translate('offering.paused')
            : best &&
              translate('offering.up_to', { pay: formatPayment(best, translate, language) })}
        </span>
      </summary>
      <h4>{translate('offering.slab.title')}</h4>
      <ul className={styles['conditions']}>
        {slabs.map((slab) => (
          <li key={slab.id}>
            {translate('offering.slab.sentence', {
              conditions: formatSlabConditions(slab, translate, language),
              pays: formatPayment(slab, translate, language),
            })}
            {slab.state !== 'now' && <em>{formatMissing(slab, translate, language)}</em>}
          </li>
        ))}
      </ul>
      <SlabTable slabs={slabs} caption={translate('offering.slab.caption', { lender: name })} />
      <Criteria title={translate('offering.who')} criteria={lender.criteria} />
      <Criteria title={translate('offering.who_self_employed')} criteria={lender.self_employed} />
      {documents !== '' && (
        <>
          <h4>{translate('fields.documents')}</h4>
          <ul className={styles['conditions']}>
            {documents.split('\n').map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </>
      )}
      {decision !== null && disbursal !== null && (
        <p>
          {translate('offering.turnaround', {
            decision: translate('offering.hours', { count: decision }),
            disbursal: translate('offering.hours', { count: disbursal }),
          })}
        </p>
      )}
    </details>
  );
}
