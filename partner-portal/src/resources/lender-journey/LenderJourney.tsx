import Box from '@mui/material/Box';
import { LoadState, Note, PageHeader, useCallQuery, useTexts } from '@marketplace/shared/admin';
import { type AnswerOf, getLenderJourneys } from '@marketplace/shared/api';
import { foldSearch, formatNumber, pickRecordText } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { TextField, useTranslate } from '@marketplace/shared/ui';
import { useId, useState } from 'react';
import styles from './lenderJourney.module.css';

type Journey = AnswerOf<typeof getLenderJourneys>['data'][number];

const FIGURES = ['leads', 'applications', 'approved', 'disbursed'] as const;

const toLines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

function LenderCard({ lender }: { lender: Journey }) {
  const { translate, language } = useTexts();
  const { decision_hours: decision, disbursal_hours: disbursal, median_days: median } = lender;
  const formatHours = (count: number | null) =>
    count === null
      ? translate('lender_journey.not_stated')
      : translate('lender_journey.hours', { count });
  return (
    <li>
      <h2>{lender.name}</h2>
      <Note>
        {getOptionLabel('product', lender.product, language)} · {lender.journey}
      </Note>
      <dl className={styles['figures']}>
        {FIGURES.map((name) => (
          <div key={name}>
            <dt>{translate(`lender_journey.figures.${name}`)}</dt>
            <dd>{formatNumber(lender[name], language)}</dd>
          </div>
        ))}
        <div>
          <dt>{translate('lender_journey.figures.median')}</dt>
          <dd>{median === null ? '–' : translate('lender_journey.days', { count: median })}</dd>
        </div>
      </dl>
      <details>
        <summary>{translate('lender_journey.how', { lender: lender.name })}</summary>
        <h3>{translate('fields.journey_steps')}</h3>
        <ol>
          {toLines(pickRecordText(language, lender.journey_steps, lender.journey_steps_hi)).map(
            (step) => (
              <li key={step}>{step}</li>
            ),
          )}
        </ol>
        <h3>{translate('fields.documents')}</h3>
        <ul>
          {toLines(pickRecordText(language, lender.documents, lender.documents_hi)).map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
        <h3>{translate('lender_journey.times')}</h3>
        <p>
          {translate('lender_journey.decision', { time: formatHours(decision) })}
          <br />
          {translate('lender_journey.payment_time', { time: formatHours(disbursal) })}
        </p>
      </details>
    </li>
  );
}

/** Shows how each lender works, and how far the partner's own customers have got there. */
export function LenderJourney() {
  const translate = useTranslate();
  const id = useId();
  const [sought, setSought] = useState('');
  const { data, error, refetch } = useCallQuery(getLenderJourneys);
  const found = data?.filter(({ name }) => foldSearch(name).includes(foldSearch(sought)));
  return (
    <>
      <PageHeader
        title={translate('lender_journey.title')}
        trail={[{ label: translate('portal.dashboard'), to: '/' }]}
      >
        {translate('lender_journey.about')}
      </PageHeader>
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={6} height="140px" />}
      {data && (
        <Box sx={{ maxWidth: '24rem', mb: 2 }}>
          <TextField
            id={id}
            type="search"
            autoComplete="off"
            label={translate('lender_journey.search')}
            value={sought}
            onChange={({ currentTarget }) => setSought(currentTarget.value)}
          />
        </Box>
      )}
      <ul className={styles['lenders']}>
        {found?.map((lender) => (
          <LenderCard key={lender.lender_id} lender={lender} />
        ))}
      </ul>
    </>
  );
}
