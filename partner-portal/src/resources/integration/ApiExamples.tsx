import { CopyButton, Panel } from '@marketplace/shared/admin';
import {
  EXAMPLE_CALLS,
  EXAMPLE_LANGUAGES,
  type ExampleLanguage,
  writeExample,
} from '@marketplace/shared/api';
import { useTranslate } from '@marketplace/shared/ui';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import styles from './integration.module.css';

const NAMES: Readonly<Record<ExampleLanguage, string>> = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
};

/** Examples of the calls to copy, and a link to the API description. */
export function ApiExamples() {
  const translate = useTranslate();
  const [language, setLanguage] = useState<ExampleLanguage>('curl');
  return (
    <Panel
      title={translate('integration.examples')}
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          aria-label={translate('integration.example_language')}
          onChange={(_event, next: ExampleLanguage | null) => next && setLanguage(next)}
        >
          {EXAMPLE_LANGUAGES.map((one) => (
            <ToggleButton key={one} value={one}>
              {NAMES[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <p className={styles['lead']}>
        {translate('integration.examples_about')}{' '}
        <a href="/api/openapi.json" target="_blank" rel="noopener">
          {translate('integration.open_api')}
        </a>
      </p>
      {EXAMPLE_CALLS.map((call) => {
        const text = writeExample(window.location.origin, call, language);
        const title = translate(`integration.calls.${call.id}`);
        return (
          <div key={call.id} className={styles['example']}>
            <h3>{title}</h3>
            <div className={styles['code']}>
              <pre className={styles['block']}>{text}</pre>
              <CopyButton
                text={text}
                label={`${translate('integration.copy_example')}: ${title}`}
              />
            </div>
          </div>
        );
      })}
    </Panel>
  );
}
