import { LoadState, Panel, useCallQuery, useLanguage } from '@marketplace/shared/admin';
import { type AnswerOf, getAlerts } from '@marketplace/shared/api';
import { formatPercent, toDisplayDate } from '@marketplace/shared/format';
import { useTranslate } from '@marketplace/shared/ui';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';

type Alert = AnswerOf<typeof getAlerts>['data'][number];

function AlertLine({ alert }: { alert: Alert }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { kind, count, name, since, before, now, path } = alert;
  return (
    <li>
      <Warning fontSize="small" aria-hidden="true" />
      <Link to={path}>
        {translate(name ? `dashboard.alerts.named.${kind}` : `dashboard.alerts.counted.${kind}`, {
          count,
          name,
          since: toDisplayDate(since) ?? '',
          before: before === null ? '' : formatPercent(before, language),
          now: now === null ? '' : formatPercent(now, language),
        })}
      </Link>
    </li>
  );
}

/** Lists what needs attention now, each with a link to the list or record behind it. */
export function Alerts() {
  const translate = useTranslate();
  const { data, error, refetch } = useCallQuery(getAlerts);
  return (
    <div className={styles['alerts']}>
      <Panel title={translate('dashboard.alerts.title')} size="full">
        {data === undefined ? (
          <LoadState error={error} onRetry={() => void refetch()} lines={2} height="24px" />
        ) : data.length === 0 ? (
          <p className={styles['none']}>{translate('dashboard.alerts.none')}</p>
        ) : (
          <ul>
            {data.map((alert) => (
              <AlertLine key={alert.path} alert={alert} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
