import { countQuickCheck } from '@marketplace/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n';
import type { QuickAnswers } from '../../profile';
import { api } from '../../session';
import styles from './quickCheck.module.css';
import { quickCheckTexts } from './texts';

/** Somebody types an income digit by digit. */
const PAUSE_MS = 250;

/** How many lenders fit the answers so far. */
export function FitsSoFar({ answers }: { answers: QuickAnswers }) {
  const t = useTexts(quickCheckTexts);
  const given = JSON.stringify(answers);
  const [rested, setRested] = useState({ given, answers });
  useEffect(() => {
    if (rested.given === given) return undefined;
    const timer = setTimeout(() => setRested({ given, answers }), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const { data } = useQuery({
    queryKey: [countQuickCheck.id, rested.given],
    queryFn: async () => (await api.call(countQuickCheck, { body: rested.answers })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <p className={styles.fits} role="status">
      {data && t('fits', { count: data.matching, lenders: data.lenders })}
    </p>
  );
}
