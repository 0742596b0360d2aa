import {
  LoadState,
  Note,
  Panel,
  useCallQuery,
  useClient,
  useConfirmedCall,
  useTexts,
} from '@marketplace/shared/admin';
import { type AnswerOf, confirmClock, getAlerts } from '@marketplace/shared/api';
import { formatDateTime, formatPercent, toDisplayDate } from '@marketplace/shared/format';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';

type Alert = AnswerOf<typeof getAlerts>['data'][number];
type Jump = NonNullable<Alert['jump']>;

/** Tells of a jump of the server's clock, and asks an admin whether the time is right. */
function ClockLine({ jump, onConfirmed }: { jump: Jump; onConfirmed: () => unknown }) {
  const { translate, language } = useTexts();
  const client = useClient();
  const run = useConfirmedCall(onConfirmed);
  const [from, to] = [formatDateTime(jump.from, language), formatDateTime(jump.to, language)];
  const confirm = () =>
    run(
      async () => {
        await client.call(confirmClock, { body: { jumped_to: jump.to } });
        notify.success(translate('dashboard.clock.confirmed'));
      },
      {
        title: translate('dashboard.clock.question', { now: to }),
        text: translate('dashboard.clock.text'),
        confirmLabel: translate('dashboard.clock.confirm'),
        destructive: true,
      },
    );
  return (
    <>
      <span>{translate('dashboard.clock.jumped', { from, to })}</span>
      <Button variant="secondary" size="small" onClick={() => void confirm()}>
        {translate('dashboard.clock.confirm')}
      </Button>
    </>
  );
}

function AlertText({ alert }: { alert: Alert }) {
  const { translate, language } = useTexts();
  const { kind, count, name, since, before, now, path } = alert;
  const isJob = kind === 'job_failed';
  const text = translate(
    name ? `dashboard.alerts.named.${kind}` : `dashboard.alerts.counted.${kind}`,
    {
      count,
      name: isJob ? translate(`dashboard.jobs.${name}`) : name,
      since: toDisplayDate(since) ?? '',
      before: before === null ? '' : formatPercent(before, language),
      now: now === null ? '' : formatPercent(now, language),
    },
  );
  return path === '/dashboard' ? <span>{text}</span> : <Link to={path}>{text}</Link>;
}

function AlertLine({ alert, onConfirmed }: { alert: Alert; onConfirmed: () => unknown }) {
  return (
    <li>
      <Warning fontSize="small" aria-hidden="true" />
      {alert.jump ? (
        <ClockLine jump={alert.jump} onConfirmed={onConfirmed} />
      ) : (
        <AlertText alert={alert} />
      )}
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
          <Note>{translate('dashboard.alerts.none')}</Note>
        ) : (
          <ul>
            {data.map((alert) => (
              <AlertLine
                key={`${alert.kind} ${alert.name} ${alert.path}`}
                alert={alert}
                onConfirmed={refetch}
              />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
