import { useTexts } from '@marketplace/shared/admin';
import { formatDate, formatDateTime } from '@marketplace/shared/format';
import { type Application, getOptionLabel } from '@marketplace/shared/schema';
import { VisuallyHidden } from '@marketplace/shared/ui';
import { buildSteps } from './steps';
import styles from './timeline.module.css';

/** Shows the steps of an application in a row: past, current and future. */
export function Timeline({ application }: { application: Application }) {
  const { translate, language } = useTexts();
  const label = translate('csr_portal.steps', { lender: application.lender_name });
  return (
    <ol className={styles['steps']} aria-label={label}>
      {buildSteps(application).map(({ status, state, at }) => (
        <li
          key={status}
          data-state={state}
          data-bad={status === 'rejected' || undefined}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles['name']}>
            {getOptionLabel('applicationStatus', status, language)}
          </span>
          <VisuallyHidden>{translate(`csr_portal.step.${state}`)}</VisuallyHidden>
          {at && <span>{formatDate(at, language) || formatDateTime(at, language)}</span>}
        </li>
      ))}
    </ol>
  );
}
