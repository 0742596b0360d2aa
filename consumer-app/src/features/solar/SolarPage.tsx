import { useState } from 'react';
import { useTexts } from '../../language/i18n';
import { PageHeading } from '../../ui/PageHeading';
import {
  toSolarAssumptions,
  validateSolarAnswers,
  saveSolarAnswers,
  readSolarAnswers,
  toSolarNeed,
  type SolarAnswers,
} from './solarAnswers';
import { SolarAssumptions } from './SolarAssumptions';
import { SolarNeedFields } from './SolarNeedFields';
import { computeSolarPlan } from './computeSolarPlan';
import { SolarResult } from './SolarResult';
import styles from './solar.module.css';
import { solarTexts } from './texts';

/**
 * The start page of the solar host: cost and savings of a rooftop system, and its loan. The calculator
 * sends nothing, so its fields are plain React state: react-hook-form and the schemas, which the page
 * does not need, would add 46 KB (gzip) to a first page.
 */
export function SolarPage() {
  const t = useTexts(solarTexts);
  const [answers, setAnswers] = useState(readSolarAnswers);
  const faults = validateSolarAnswers(answers);
  const change = (typed: Partial<SolarAnswers>) => {
    const next = { ...answers, ...typed };
    setAnswers(next);
    saveSolarAnswers(next);
  };
  const plan =
    faults.length > 0
      ? undefined
      : computeSolarPlan(toSolarNeed(answers), toSolarAssumptions(answers));
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <PageHeading title={t('title')} />
        <p>{t('intro')}</p>
      </header>
      <div className={styles['columns']}>
        <div className={styles['form']}>
          <SolarNeedFields answers={answers} faults={faults} onChange={change} />
        </div>
        <SolarResult plan={plan} tenure={Number(answers.tenure)} rate={answers.rate} />
        <SolarAssumptions answers={answers} faults={faults} onChange={change} />
      </div>
    </div>
  );
}
