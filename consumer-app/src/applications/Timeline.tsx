import { useState } from 'react';
import { formatDayAndTime, formatLongDate, formatRupees } from '@marketplace/shared/format';
import { getOptionLabel, type OwnApplication } from '@marketplace/shared/schema';
import { useTexts } from '../i18n';
import { useLanguage, RecordText } from '../language';
import styles from './timeline.module.css';
import { applicationsTexts } from './texts';
import { isOpenStatus, buildTimeline } from './timeline';

/** The statuses of an application that the lender has not decided about. */
const UNDECIDED: readonly string[] = ['applied', 'in_review'];

/** Says by when the lender decides, or that the time has passed. */
export function DecisionTime({ application }: { application: OwnApplication }) {
  const text = useTexts(applicationsTexts);
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const { status, decides_by, lender_name: lender } = application;
  if (decides_by === null || !UNDECIDED.includes(status)) return null;
  const key = Date.parse(decides_by) > now ? 'decides_by' : 'decision_late';
  return <p>{text(key, { lender, when: formatDayAndTime(decides_by, language) })}</p>;
}

/** The current status of an application, its history and the next steps. */
export function Timeline({ application }: { application: OwnApplication }) {
  const text = useTexts(applicationsTexts);
  const language = useLanguage();
  const { status, history } = application;
  const params = {
    lender: application.lender_name,
    amount: formatRupees(application.disbursed_amount ?? application.amount, language),
  };
  const when = (state: string, date: string | undefined) => {
    if (date === undefined) return text('done');
    const day = formatLongDate(date, language);
    return state === 'now' && isOpenStatus(status)
      ? text('since', { date: day })
      : text('on', { date: day });
  };
  return (
    <ol className={styles['timeline']}>
      {buildTimeline(status, history).map(({ name, state, date, reason, remarks }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <h3>
            {text(`step.${name}`)} {state !== 'ahead' && <small>{when(state, date)}</small>}
          </h3>
          <p>{text(`step_text.${name}`, params)}</p>
          {state === 'now' && <DecisionTime application={application} />}
          {reason && (
            <p className={styles['remarks']}>
              <strong>{text('reason')}:</strong> {getOptionLabel('statusReason', reason, language)}
            </p>
          )}
          {remarks && (
            <p className={styles['remarks']}>
              <strong>{text('remarks')}:</strong> <RecordText text={remarks} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
