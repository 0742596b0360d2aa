import type { CreditCard } from '@marketplace/shared/schema';
import { Button, Checkbox } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useTexts } from '../../i18n';
import { RecordText } from '../../language';
import { listFeatures, toHindiFeature } from './cardFeatures';
import styles from './cards.module.css';
import { cardsTexts } from './texts';

interface Props {
  cards: readonly CreditCard[];
  wanted: readonly string[];
  /** Number of cards shown. */
  count: number;
  onWant: (wanted: string[]) => void;
}

/** Filters the cards by feature, in the words of the cards' own records. */
export function FeatureFilter({ cards, wanted, count, onWant }: Props) {
  const t = useTexts(cardsTexts);
  const [openAtFirst] = useState(wanted.length > 0);
  const choices = listFeatures(cards, wanted);
  if (choices.length === 0) return null;
  const toggle = (feature: string) =>
    onWant(
      wanted.includes(feature) ? wanted.filter((other) => other !== feature) : [...wanted, feature],
    );
  return (
    <details className={styles.features} open={openAtFirst}>
      <summary>
        {wanted.length === 0
          ? t('features.filter')
          : t('features.chosen', { count: wanted.length })}
      </summary>
      <fieldset>
        <legend>{t('features.hint')}</legend>
        <div className={styles.choices}>
          {choices.map(({ feature, cards: left }) => (
            <Checkbox
              key={feature}
              name={`feature ${feature}`}
              checked={wanted.includes(feature)}
              label={
                <>
                  <RecordText text={feature} hindi={toHindiFeature(cards, feature)} />
                  {'\u00a0'}
                  <small className={styles.featureCount}>({left})</small>
                </>
              }
              onChange={() => toggle(feature)}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.resultCount}>
        <p role="status">{t('features.count', { count })}</p>
        {wanted.length > 0 && (
          <Button variant="secondary" onClick={() => onWant([])}>
            {t('features.clear')}
          </Button>
        )}
      </div>
    </details>
  );
}
