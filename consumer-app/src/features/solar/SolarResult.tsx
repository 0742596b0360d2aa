import { formatNumber, formatRupees, formatTenure } from '@marketplace/shared/format';
import { Button } from '@marketplace/shared/ui';
import { Facts } from '../../ui';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import type { SolarPlan } from './computeSolarPlan';
import styles from './solar.module.css';
import { solarTexts } from './texts';
import { useCompareOffers } from './useCompareOffers';

interface SolarResultProps {
  /** Undefined while an input is invalid. */
  plan: SolarPlan | undefined;
  tenure: number;
  /** Per cent per year, as typed. */
  rate: string;
}

/** Shows the plan, and the link to the lenders' own terms. */
export function SolarResult({ plan, tenure, rate }: SolarResultProps) {
  const t = useTexts(solarTexts);
  const language = useLanguage();
  const { compare, busy } = useCompareOffers();
  if (!plan) {
    return (
      <section className={styles['result']} aria-label={t('result')}>
        <p role="status">{t('fix_errors')}</p>
      </section>
    );
  }
  const rupees = (amount: number) => formatRupees(amount, language, 'never');
  const difference = plan.saving - plan.emi;
  const facts = [
    [t('system'), `${formatNumber(plan.kw, language)} ${t('kw')}`],
    [t('cost'), rupees(plan.cost)],
    [t('subsidy'), `− ${rupees(plan.subsidy)}`],
    [t('loan'), rupees(plan.loan)],
    [t('interest'), rupees(plan.interest)],
    [t('saving'), rupees(plan.saving)],
  ] as const;
  return (
    <section className={styles['result']} aria-label={t('result')}>
      <div className={styles['highlight']} role="status">
        <p>{t('emi', { tenure: formatTenure(tenure, language), rate })}</p>
        <strong>
          {rupees(plan.emi)} <small>{t('per_month')}</small>
        </strong>
        <p>
          {difference >= 0
            ? t('less', { amount: rupees(difference) })
            : t('more', { amount: rupees(-difference) })}
        </p>
      </div>
      <Facts facts={facts} />
      {plan.loan > 0 && (
        <Button wide busy={busy} onClick={() => compare(plan.loan)}>
          {t('compare', { amount: rupees(plan.loan) })}
        </Button>
      )}
      <p className={styles['note']}>{t('subsidy_note')}</p>
      <p className={styles['note']}>{t('quote_note')}</p>
    </section>
  );
}
