import { CriteriaList, Note } from '@marketplace/shared/admin';
import { assessEligibility } from '@marketplace/shared/lending';
import { useTranslate } from '@marketplace/shared/ui';
import type { RaRecord } from 'react-admin';
import { parseLender, BorrowerInputs, useBorrowerForm } from '../../eligibility';
import preview from '../../eligibility/eligibility.module.css';
import { Section } from './Section';

/** Evaluates a made-up borrower by the lender's saved criteria. */
export function EligibilityPreview({ lender: record }: { lender: RaRecord }) {
  const translate = useTranslate();
  const { facts, fields } = useBorrowerForm(`lenders/${record.id}/eligibility`);
  const lender = parseLender(record);
  if (!lender) return null;
  const { eligible, criteria } = assessEligibility(lender, facts);
  return (
    <Section id="preview">
      <Note>{translate('lenders.preview.lead')}</Note>
      <BorrowerInputs fields={fields} />
      <div role="status" className={preview['result']} data-eligible={eligible}>
        {translate(eligible ? 'lenders.preview.matches' : 'lenders.preview.no_match')}
      </div>
      <CriteriaList criteria={criteria} />
    </Section>
  );
}
