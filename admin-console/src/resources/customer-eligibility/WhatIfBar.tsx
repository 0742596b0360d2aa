import Box from '@mui/material/Box';
import { getErrorText, useTexts } from '@marketplace/shared/admin';
import type { CriterionChange } from '@marketplace/shared/api';
import { formatNumber } from '@marketplace/shared/format';
import type { RaRecord } from 'react-admin';
import styles from './matrix.module.css';
import { useWhatIf } from './useWhatIf';

interface WhatIfBarProps {
  changes: readonly CriterionChange[];
  records: readonly RaRecord[];
}

/** Says, before changes are saved, how many recent borrowers each changed lender would match. */
export function WhatIfBar({ changes, records }: WhatIfBarProps) {
  const { translate, language } = useTexts();
  const { data, error, isFetching } = useWhatIf(changes);
  if (changes.length === 0) return null;
  const findName = (id: number) =>
    String(records.find((record) => record.id === id)?.['name'] ?? id);
  return (
    <Box sx={{ position: 'sticky', bottom: '12px', zIndex: 7, height: 0 }}>
      <div role="status" className={styles['preview']} aria-busy={isFetching || undefined}>
        <strong>{translate('customer_eligibility.what_if')}</strong>
        {error && <span>{getErrorText(error, translate)}</span>}
        {!error && !data && <span>{translate('customer_eligibility.counting')}</span>}
        {!error &&
          data?.lenders.map(({ lender_id, before, after }) => (
            <span key={lender_id} data-change={Math.sign(after - before)}>
              {translate('customer_eligibility.matches_of', {
                name: findName(lender_id),
                before: formatNumber(before, language),
                after: formatNumber(after, language),
                total: formatNumber(data.borrowers, language),
                days: data.days,
              })}
            </span>
          ))}
      </div>
    </Box>
  );
}
