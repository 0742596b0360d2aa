import {
  CopyButton,
  LoadState,
  Note,
  Panel,
  useCallQuery,
  useTexts,
} from '@marketplace/shared/admin';
import {
  EXAMPLE_LANGUAGES,
  type ExampleLanguage,
  getApiReference,
  type KeyCall,
  SAMPLE_EVENT,
  SIGNATURE_CHECKS,
  writeExample,
} from '@marketplace/shared/api';
import { getOptionLabel } from '@marketplace/shared/schema';
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

interface CodeProps {
  text: string;
  /** What the code does, for the name of the button that copies it. */
  title: string;
}

function Code({ text, title }: CodeProps) {
  const translate = useTranslate();
  return (
    <div className={styles['code']}>
      <pre className={styles['block']}>{text}</pre>
      <CopyButton text={text} label={`${translate('integration.copy_example')}: ${title}`} />
    </div>
  );
}

interface FieldsProps {
  title: string;
  fields: KeyCall['body'];
}

/** Lists the fields of a call with their types, as in the OpenAPI document. */
function Fields({ title, fields }: FieldsProps) {
  const translate = useTranslate();
  if (fields.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles['described']}>
        {fields.map(({ name, type, required, options, about }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {type}
              {required && `, ${translate('integration.required')}`}
              {options.length > 0 && `: ${options.join(', ')}`}
            </dd>
            {about && <dd lang="en">{about}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
}

interface CallProps {
  call: KeyCall;
  exampleLanguage: ExampleLanguage;
}

function Call({ call, exampleLanguage }: CallProps) {
  const { translate, language } = useTexts();
  const title = translate(`integration.calls.${call.id}`);
  return (
    <details className={styles['call']}>
      <summary>
        <span>{title}</span>
        <code>
          {call.method} {call.path}
        </code>
      </summary>
      <p>
        {translate('integration.needs', {
          scope: getOptionLabel('apiScope', call.scope, language),
        })}
      </p>
      <Code text={writeExample(window.location.origin, call, exampleLanguage)} title={title} />
      <Fields title={translate('integration.parameters')} fields={call.parameters} />
      <Fields title={translate('integration.body')} fields={call.body} />
      <Fields
        title={translate('integration.answer')}
        fields={call.answer.map((field) => ({ ...field, required: false }))}
      />
    </details>
  );
}

/** Shows how a receiver reads an event and checks its signature. */
function EventCheck({ exampleLanguage }: Pick<CallProps, 'exampleLanguage'>) {
  const translate = useTranslate();
  const title = translate('integration.check_event');
  return (
    <details className={styles['call']}>
      <summary>{title}</summary>
      <p>{translate('integration.check_event_about')}</p>
      <Code text={SIGNATURE_CHECKS[exampleLanguage]} title={title} />
      <h3>{translate('integration.sample_event')}</h3>
      <pre className={styles['block']}>{JSON.stringify(SAMPLE_EVENT, null, 2)}</pre>
    </details>
  );
}

/** Lists the calls that keys can make, from the OpenAPI document, each with an example in three languages. */
export function ApiReference() {
  const translate = useTranslate();
  const [language, setLanguage] = useState<ExampleLanguage>('curl');
  const { data, error, refetch } = useCallQuery(getApiReference);
  return (
    <Panel
      title={translate('integration.reference')}
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
      <Note sx={{ mb: 2 }}>
        {translate('integration.reference_about')}{' '}
        <a href="/api/openapi.json" target="_blank" rel="noopener">
          {translate('integration.open_api')}
        </a>
      </Note>
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={8} height="44px" />}
      {data?.map((call) => (
        <Call key={call.id} call={call} exampleLanguage={language} />
      ))}
      {data && <EventCheck exampleLanguage={language} />}
    </Panel>
  );
}
