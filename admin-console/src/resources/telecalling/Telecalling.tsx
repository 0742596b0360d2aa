import Stack from '@mui/material/Stack';
import {
  Failure,
  LoadState,
  PageHeader,
  Panel,
  Panels,
  useClient,
} from '@marketplace/shared/admin';
import { claimCall } from '@marketplace/shared/api';
import { Button, notify, Skeleton, useTranslate } from '@marketplace/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { CallHistory } from './CallHistory';
import { CurrentCall } from './CurrentCall';
import { Queue } from './Queue';
import styles from './telecalling.module.css';
import { Targets } from './Targets';
import { useTelecalling } from './useTelecalling';

/** The callers' desk: the next person to call, the script, and the day's progress. */
export function Telecalling() {
  const translate = useTranslate();
  const client = useClient();
  const refresh = useRefresh();
  const { data, dataUpdatedAt, error, refetch } = useTelecalling();
  const reload = async (): Promise<void> => {
    refresh();
    await refetch();
  };
  const claim = useMutation({
    mutationFn: async () => {
      const call = (await client.call(claimCall, { body: {} })).data;
      await reload();
      return call;
    },
    onSuccess: (call) => {
      if (!call) notify.success(translate('telecalling.nobody'));
    },
  });
  const waiting = data?.rules.reduce((sum, rule) => sum + rule.waiting, data.call_backs) ?? 0;
  const renderBody = () => {
    if (!data)
      return (
        <LoadState error={error} onRetry={() => void refetch()}>
          <Panels>
            <Panel size="wide" title={translate('telecalling.next')}>
              <Skeleton lines={7} height="24px" />
            </Panel>
            <Panel size="narrow" title={translate('telecalling.queue')}>
              <Skeleton lines={4} height="24px" />
            </Panel>
          </Panels>
        </LoadState>
      );
    return (
      <Panels>
        {data.call ? (
          <CurrentCall
            key={data.call.id}
            call={data.call}
            readAt={dataUpdatedAt}
            onChange={reload}
          />
        ) : (
          <Panel size="wide" title={translate('telecalling.next')}>
            <Stack spacing={2} sx={{ py: 6, px: 2, textAlign: 'center', alignItems: 'center' }}>
              <p>
                {data.open && waiting > 0 && translate('telecalling.waiting', { count: waiting })}
                {data.open && waiting === 0 && translate('telecalling.nobody')}
                {!data.open && translate('telecalling.closed')}
              </p>
              <Button
                busy={claim.isPending}
                disabled={!data.open || waiting === 0}
                onClick={() => claim.mutate()}
              >
                {translate('telecalling.claim')}
              </Button>
              <Failure error={claim.error} />
            </Stack>
          </Panel>
        )}
        <div className={styles['side']}>
          <Queue rules={data.rules} callBacks={data.call_backs} />
          {data.callers.length > 0 && (
            <Targets callers={data.callers} day={data.day} onChange={reload} />
          )}
        </div>
        <Panel size="full" title={translate('telecalling.history')}>
          <CallHistory />
        </Panel>
      </Panels>
    );
  };
  return (
    <>
      <PageHeader title={translate('ui.admin_routes.telecalling')}>
        {translate('telecalling.lead')}
      </PageHeader>
      {renderBody()}
    </>
  );
}
