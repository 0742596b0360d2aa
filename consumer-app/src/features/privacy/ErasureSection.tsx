import { requestErasure, withdrawErasure } from '@marketplace/shared/api';
import { toDisplayDate } from '@marketplace/shared/format';
import type { Erasure } from '@marketplace/shared/schema';
import { ERASURE_DAYS, ERASURE_STATUSES, OUTBOX_RETENTION_DAYS } from '@marketplace/shared/schema';
import { Button, ConfirmDialog, notify } from '@marketplace/shared/ui';
import { useEffect, useState } from 'react';
import { api, recordErasureDay } from '../../session';
import { Failure } from '../../ui';
import { useSubmit } from '../../form';
import { useTexts } from '../../i18n';
import styles from './privacy.module.css';
import { privacyTexts } from './texts';
import { patchOwnData } from './useOwnData';

interface Props {
  userId: string;
  erasure: Erasure | null;
}

/** Requests the erasure of the account, shows its progress and withdraws the request. */
export function ErasureSection({ userId, erasure }: Props) {
  const text = useTexts(privacyTexts);
  const [asking, setAsking] = useState(false);
  const { send, busy, failure } = useSubmit();
  const params = { id: userId };
  useEffect(() => recordErasureDay(userId, erasure?.due_on), [userId, erasure]);

  const sendRequest = async () => {
    await send(async () => {
      const { data } = await api.call(requestErasure, { params, body: {} });
      patchOwnData(userId, () => ({ erasure: data }));
    });
    setAsking(false);
  };
  const withdraw = () =>
    send(async () => {
      const { data } = await api.call(withdrawErasure, { params });
      patchOwnData(userId, () => ({ erasure: data }));
      notify.success(text('erasure.request_cancelled'));
    });
  const alert = failure && <Failure pending={busy} title={text('erasure.failed')} text={failure} />;
  if (erasure) {
    const reached = ERASURE_STATUSES.indexOf(erasure.status);
    const due = toDisplayDate(erasure.due_on) ?? '';
    return (
      <>
        <p role="status">{text('erasure.asked', { reference: erasure.reference, due })}</p>
        <ol className={styles['steps']}>
          {ERASURE_STATUSES.map((status, index) => (
            <li
              key={status}
              data-done={index <= reached}
              aria-current={index === reached ? 'step' : undefined}
            >
              {text(`erasure.${status}`)}
            </li>
          ))}
        </ol>
        {alert}
        <Button variant="secondary" busy={busy} onClick={() => void withdraw()}>
          {text('erasure.cancel_request')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{text('erasure.text', { days: ERASURE_DAYS.done, letter: OUTBOX_RETENTION_DAYS })}</p>
      {alert}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {text('erasure.ask')}
      </Button>
      <ConfirmDialog
        open={asking}
        destructive
        busy={busy}
        title={text('erasure.ask_title')}
        text={text('erasure.ask_text', { days: ERASURE_DAYS.done })}
        confirmLabel={text('erasure.ask')}
        onConfirm={() => void sendRequest()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
