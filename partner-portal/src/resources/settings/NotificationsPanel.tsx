import {
  Failure,
  LoadState,
  Note,
  Panel,
  Panels,
  useCallQuery,
  useClient,
  useConsole,
} from '@marketplace/shared/admin';
import { getNotifications, saveNotifications } from '@marketplace/shared/api';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
  type NotificationChannel,
  type NotificationEvent,
} from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import Checkbox from '@mui/material/Checkbox';
import { useMutation } from '@tanstack/react-query';
import { NoticeList } from '../../notices';
import styles from './notifications.module.css';

/** Chooses the channels of the partner's notifications, and lists its notices in the portal. */
export function NotificationsPanel() {
  const translate = useTranslate();
  const client = useClient();
  const { isReadOnly = false } = useConsole();
  const { data, error, refetch } = useCallQuery(getNotifications);
  const save = useMutation({
    mutationFn: async ([event, channel]: readonly [NotificationEvent, NotificationChannel]) => {
      if (!data) return;
      const chosen = data.settings[event];
      const next = chosen.includes(channel)
        ? chosen.filter((one) => one !== channel)
        : [...chosen, channel];
      await client.call(saveNotifications, { body: { ...data.settings, [event]: next } });
    },
    onSuccess: () => notify.success(translate('settings.notifications.saved')),
    onSettled: () => refetch(),
  });
  if (!data)
    return <LoadState error={error} onRetry={() => void refetch()} lines={7} height="32px" />;
  const isBeingSaved = (event: NotificationEvent, channel: NotificationChannel) =>
    save.isPending && save.variables[0] === event && save.variables[1] === channel;
  const getName = (event: NotificationEvent) => translate(`settings.notifications.events.${event}`);
  return (
    <Panels>
      <Panel size="wide" title={translate('settings.notifications.settings')}>
        <Note sx={{ mb: 2 }}>{translate('settings.notifications.about')}</Note>
        <table className={styles['events']}>
          <thead>
            <tr>
              <th scope="col">{translate('settings.notifications.event')}</th>
              {NOTIFICATION_CHANNELS.map((channel) => (
                <th key={channel} scope="col">
                  {translate(`settings.notifications.channels.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {NOTIFICATION_EVENTS.map((event) => (
              <tr key={event}>
                <th scope="row">{getName(event)}</th>
                {NOTIFICATION_CHANNELS.map((channel) => (
                  <td key={channel}>
                    <Checkbox
                      checked={
                        data.settings[event].includes(channel) !== isBeingSaved(event, channel)
                      }
                      disabled={isReadOnly || save.isPending}
                      onChange={() => save.mutate([event, channel])}
                      slotProps={{
                        input: {
                          'aria-label': `${getName(event)}: ${translate(`settings.notifications.channels.${channel}`)}`,
                        },
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Failure error={save.error} />
      </Panel>
      <Panel size="narrow" title={translate('settings.notifications.inbox')}>
        <NoticeList />
      </Panel>
    </Panels>
  );
}
