import { formatLongDate, formatRupees } from '@marketplace/shared/format';
import type { OwnApplication } from '@marketplace/shared/schema';
import { useTexts } from '../i18n';
import { useLanguage, RecordText } from '../language';
import styles from './timeline.module.css';
import { applicationsTexts } from './texts';
import { isOpenStatus, buildTimeline } from './timeline';

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
      {buildTimeline(status, history).map(({ name, state, date, remarks }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <h3>
            {text(`step.${name}`)} {state !== 'ahead' && <small>{when(state, date)}</small>}
          </h3>
          <p>{text(`step_text.${name}`, params)}</p>
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
