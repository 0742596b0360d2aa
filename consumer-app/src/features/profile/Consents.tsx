import { Checkbox } from '@marketplace/shared/ui';
import { useConsentTexts } from '../../common/consentTexts';
import { useTexts } from '../../common/i18n';
import type { Consent, Given } from './consents';
import { consentId, CONSENTS } from './consents';
import styles from './answers.module.css';
import { profileTexts } from './texts';

interface Props {
  given: Given;
  /** Those that were missing when the form was last sent. */
  missing: readonly Consent[];
  onGive: (consent: Consent, agreed: boolean) => void;
}

/** The consents, one box for each purpose, none ticked beforehand. */
export function Consents({ given, missing, onGive }: Props) {
  const text = useTexts(profileTexts);
  const wording = useConsentTexts();
  return (
    <section className={styles['card']} aria-labelledby="consents">
      <h3 id="consents">{text('consent.title')}</h3>
      <p className={styles['muted']}>{text('consent.intro')}</p>
      {CONSENTS.map((consent) => (
        <Checkbox
          key={consent}
          name={consentId(consent)}
          checked={given[consent]}
          label={wording(consent).title}
          hint={wording(consent).text}
          {...(missing.includes(consent) && !given[consent]
            ? { error: text(`consent.${consent}_missing`) }
            : {})}
          onChange={({ currentTarget }) => onGive(consent, currentTarget.checked)}
        />
      ))}
    </section>
  );
}
