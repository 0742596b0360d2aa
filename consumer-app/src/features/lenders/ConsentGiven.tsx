import { formatMoment, formatSentence } from '@marketplace/shared/format';
import { useConsentTexts } from '../../consents';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import { PrivacyLink } from '../../ui';
import styles from './lenders.module.css';
import { handOverTexts } from './texts';
import type { OwnLender } from './useOwnLender';

interface Props {
  consent: OwnLender['consent'];
  lender: string;
}

/** Shows the consent given with the application, and links to where the person can withdraw it. */
export function ConsentGiven({ consent, lender }: Props) {
  const text = useTexts(handOverTexts);
  const language = useLanguage();
  const wording = useConsentTexts()('application', lender);
  return (
    <section className={styles['stacked']} aria-labelledby="consent">
      <h2 id="consent">{text('consent')}</h2>
      <p>
        <strong>{formatSentence(wording.title, language)}</strong> {wording.text}
      </p>
      <p>
        {consent
          ? text('consent_given', { when: formatMoment(consent.at, language) })
          : text('consent_withdrawn')}{' '}
        <PrivacyLink />
      </p>
    </section>
  );
}
