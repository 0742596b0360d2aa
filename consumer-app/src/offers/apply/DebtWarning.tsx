import { getCommitments } from '@marketplace/shared/api';
import { assessCommitments, type CommitmentCheck } from '@marketplace/shared/lending';
import { Checkbox } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { defineTexts, useTexts } from '../../i18n';
import { debtWarningTexts as english } from '../../i18n/en/debtWarning';
import { paths } from '../../paths';
import { api, useSession } from '../../session';
import { Link } from '../../ui';
import { useOffersTexts } from '../useOffersTexts';
import styles from './take.module.css';

const debtWarningTexts = defineTexts('debtWarning', {
  en: english,
  hi: async () => (await import('../../i18n/hi/debtWarning')).debtWarningTexts,
});

export const useDebtTexts = () => useTexts(debtWarningTexts);

/** What the application adds to all that is open. */
export interface DebtCheck extends CommitmentCheck {
  /** ₹ a month; null when it is unknown. */
  income: number | null;
}

/** Checks an EMI (₹ a month) beside all that is open; undefined until that is known. */
export function useDebtCheck(emi: number): {
  check: DebtCheck | undefined;
  refresh: () => Promise<unknown>;
} {
  const { userId } = useSession();
  const { data, refetch } = useQuery({
    ...api.query(getCommitments, { params: { id: userId ?? '' } }),
    select: (answer) => answer.data,
    enabled: userId !== undefined,
  });
  const check = data && { ...assessCommitments(data, emi), income: data.monthly_income };
  return { check, refresh: () => refetch() };
}

interface Props {
  check: DebtCheck;
  /** The box in which the person acknowledges the warning. */
  box: Omit<ComponentProps<typeof Checkbox>, 'label'>;
}

/** Says what is too much before an application is sent: as a warning with a box to tick, or as a stop. */
export function DebtWarning({ check, box }: Props) {
  const text = useDebtTexts();
  const { rupees, percent } = useOffersTexts();
  const { stop, warnings, applications, emis, income } = check;
  if (!stop && warnings.length === 0) return null;
  const params = {
    number: applications,
    emis: rupees(emis),
    income: rupees(income ?? 0),
    percent: percent(check.percent ?? 0),
  };
  return (
    <section className={styles['warning']} data-stop={stop} aria-labelledby="debt-warning">
      <h3 id="debt-warning">{text(stop ? 'stop_title' : 'title')}</h3>
      {stop ? (
        <>
          <p>{text('stop', params)}</p>
          <Link to={paths.applications}>{text('applications_link')}</Link>
        </>
      ) : (
        <>
          {warnings.map((warning) => (
            <p key={warning}>{text(warning, params)}</p>
          ))}
          <Checkbox {...box} label={text('acknowledge')} />
        </>
      )}
    </section>
  );
}
