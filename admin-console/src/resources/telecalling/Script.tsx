import { useTranslate } from '@marketplace/shared/ui';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import styles from './telecalling.module.css';
import type { CallCard } from './useTelecalling';

const LANGUAGES = ['en', 'hi'] as const;

/** Shows the script, first in the language that the person reads. */
export function Script({ call: { script, customer } }: { call: CallCard }) {
  const translate = useTranslate();
  const [language, setLanguage] = useState(customer.language);
  return (
    <section className={styles['script']}>
      <div>
        <h3>{translate('telecalling.script')}</h3>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          aria-label={translate('telecalling.script_language')}
          onChange={(_, chosen: CallCard['customer']['language'] | null) =>
            chosen && setLanguage(chosen)
          }
        >
          {LANGUAGES.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`csr_portal.languages.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <p lang={language}>{script[language] || translate('telecalling.no_script')}</p>
    </section>
  );
}
