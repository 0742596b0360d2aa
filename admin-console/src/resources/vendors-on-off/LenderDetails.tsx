import { Failure, LoadState, Note, useClient, useTexts } from '@marketplace/shared/admin';
import { cancelLenderOutage } from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { LenderSwitch, Outage } from '../../lenderSwitch';
import { useLenderHistory, useRefreshSwitches } from '../../lenderSwitch';
import styles from './vendorsOnOff.module.css';

function usePeriodText() {
  const { translate, language } = useTexts();
  return ({ starts_at: from, ends_at: to }: Pick<Outage, 'starts_at' | 'ends_at'>) =>
    translate('vendors_on_off.period', {
      from: formatDateTime(from, language),
      to: formatDateTime(to, language),
    });
}

interface LenderDetailsProps {
  lender: LenderSwitch;
  onPlan: (outage?: Outage) => void;
  onClose: () => void;
}

interface EndQuestionProps {
  name: string;
  outage: Outage;
  isRunning: boolean;
  onDone: () => void;
}

/**
 * Confirms the removal of an outage in place of its buttons, because a second dialog would hide the
 * first.
 */
function EndQuestion({ name, outage, isRunning, onDone }: EndQuestionProps) {
  const translate = useTranslate();
  const client = useClient();
  const refresh = useRefreshSwitches();
  const end = useMutation({
    mutationFn: () =>
      client.call(cancelLenderOutage, {
        params: { outageId: outage.id },
        body: { version: outage.version },
      }),
    onSuccess: ({ message }) => {
      notify.success(message);
      onDone();
    },
    onSettled: refresh,
  });
  return (
    <div role="alert" className={styles['question']}>
      <p>{translate(`vendors_on_off.${isRunning ? 'end' : 'cancel'}_question`, { name })}</p>
      <Button variant="danger" size="small" busy={end.isPending} onClick={() => end.mutate()}>
        {translate(isRunning ? 'vendors_on_off.end_now' : 'vendors_on_off.cancel')}
      </Button>
      <Button autoFocus variant="secondary" size="small" disabled={end.isPending} onClick={onDone}>
        {translate('vendors_on_off.keep')}
      </Button>
      <Failure error={end.error} />
    </div>
  );
}

function Outages({ lender, onPlan }: Omit<LenderDetailsProps, 'onClose'>) {
  const translate = useTranslate();
  const periodText = usePeriodText();
  const [asked, setAsked] = useState<number>();
  const { name, outages, state } = lender;
  if (outages.length === 0) return <Note>{translate('vendors_on_off.no_outages')}</Note>;
  return (
    <ul className={styles['outages']}>
      {outages.map((outage, index) => {
        const isRunning = index === 0 && state === 'outage';
        const period = periodText(outage);
        const end = isRunning ? 'end' : 'cancel';
        const ask = { name, outage, isRunning };
        return (
          <li key={outage.id}>
            <Stack spacing={0.25} sx={{ flex: '1 0 100%', overflowWrap: 'anywhere' }}>
              <strong>{period}</strong>
              {isRunning && <span>{translate('vendors_on_off.running')}</span>}
              <span>{outage.reason}</span>
            </Stack>
            {asked === outage.id ? (
              <EndQuestion {...ask} onDone={() => setAsked(undefined)} />
            ) : (
              <div className={styles['actions']}>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={translate('vendors_on_off.edit_of', { period })}
                  onClick={() => onPlan(outage)}
                >
                  {translate('vendors_on_off.edit')}
                </Button>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={translate(`vendors_on_off.${end}_of`, { period })}
                  onClick={() => setAsked(outage.id)}
                >
                  {translate(isRunning ? 'vendors_on_off.end_now' : 'vendors_on_off.cancel')}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function History({ lenderId }: { lenderId: number }) {
  const { translate, language } = useTexts();
  const periodText = usePeriodText();
  const { data, error, refetch } = useLenderHistory(lenderId);
  if (!data) return <LoadState error={error} onRetry={() => void refetch()} width="80%" />;
  if (data.length === 0) return <Note>{translate('vendors_on_off.no_history')}</Note>;
  return (
    <ol className={styles['history']}>
      {data.map(
        ({ id, event, reason, at, admin_name: who, starts_at, ends_at, offers, in_flight }) => (
          <li key={id} data-event={event}>
            <strong>{getOptionLabel('lenderEvent', event, language)}</strong>
            {starts_at && ends_at && <span>{periodText({ starts_at, ends_at })}</span>}
            {reason && <span>{reason}</span>}
            {typeof offers === 'number' && typeof in_flight === 'number' && (
              <span>{translate('vendors_on_off.effect', { offers, in_flight })}</span>
            )}
            <small>
              {translate('vendors_on_off.changed_by', { who, when: formatDateTime(at, language) })}
            </small>
          </li>
        ),
      )}
    </ol>
  );
}

/** Shows a lender's planned outages, and the history of its switch, newest first. */
export function LenderDetails({ lender, onPlan, onClose }: LenderDetailsProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle>
        <span id={id}>{translate('vendors_on_off.details_title', { name: lender.name })}</span>
        <IconButton aria-label={translate('ui.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent className={styles['details']}>
        <Stack direction="row" sx={{ flexWrap: 'nowrap', justifyContent: 'space-between' }}>
          <h3>{translate('vendors_on_off.outages')}</h3>
          <Button variant="secondary" size="small" onClick={() => onPlan()}>
            {translate('vendors_on_off.plan')}
          </Button>
        </Stack>
        <Outages lender={lender} onPlan={onPlan} />
        <h3>{translate('vendors_on_off.history')}</h3>
        <History lenderId={lender.lender_id} />
      </DialogContent>
    </Dialog>
  );
}
