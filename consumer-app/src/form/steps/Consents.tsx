import { CONSENT_PURPOSES } from '@marketplace/shared/schema';
import { Checkbox } from '@marketplace/shared/ui';
import { Fragment } from 'react';
import { useConsentTexts } from '../../consents';
import type { useConsentForm } from './useConsentForm';
import { Link } from '../../ui';
import type { FormOutline } from '../spec/formSpec';
import styles from '../form.module.css';
import type { FormTexts } from '../useFormTexts';

interface Props {
  form: FormOutline;
  /** Whether somebody is signed in, who can withdraw consents in the privacy centre. */
  owned: boolean;
  getCheckbox: ReturnType<typeof useConsentForm>['getCheckbox'];
  /**
   * The form's own texts hold `consent.<name>_missing`, and title and hint of a consent that only
   * this form has.
   */
  words: FormTexts;
}

/** The consents, one checkbox for each purpose, all unticked at first. */
export function Consents({ form, owned, getCheckbox, words }: Props) {
  const { text, own } = words;
  const wording = useConsentTexts();
  /**
   * A recorded consent has a versioned wording; the consent of a single request has its words in
   * the form's texts.
   */
  const getWording = (consent: string) => {
    const purpose = CONSENT_PURPOSES.find((known) => known === consent);
    if (purpose) return wording(purpose);
    return { title: own(`consent.${consent}`), text: own(`consent.${consent}_hint`) };
  };
  return (
    <section className={styles['card']} aria-labelledby="consents">
      <h3 id="consents">{text('consent_title')}</h3>
      <p className={styles['muted']}>{text(owned ? 'consent_intro' : 'consent_intro_help')}</p>
      {form.consents.map((consent) => (
        <Fragment key={consent}>
          <Checkbox
            {...getCheckbox(consent)}
            label={getWording(consent).title}
            hint={getWording(consent).text}
          />
          {form.documents?.[consent] && (
            <Link
              className={styles['document']}
              to={form.documents[consent]}
              target="_blank"
              rel="noopener"
            >
              {own(`consent.${consent}_read`)}
            </Link>
          )}
        </Fragment>
      ))}
    </section>
  );
}
