import { type BodyOf, requestErasure, withdrawErasure } from '@marketplace/shared/api';
import { getIntlLocale, toDisplayDate, type Language } from '@marketplace/shared/format';
import {
  ERASURE_DAYS,
  ERASURE_STATUSES,
  OPEN_STATUSES,
  OUTBOX_RETENTION_DAYS,
} from '@marketplace/shared/schema';
import { Button, ConfirmDialog, notify } from '@marketplace/shared/ui';
import { useEffect, useState } from 'react';
import { api, recordErasureDay } from '../../session';
import { applicationsTexts } from '../../applications';
import { refreshServerData } from '../../profile';
import { Failure } from '../../ui';
import { useSubmit } from '../../form';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import styles from './privacy.module.css';
import { privacyTexts } from './texts';
import { type OwnData, patchOwnData } from './useOwnData';

/** Joins names as a sentence does: 'A, B and C'. */
const joinNames = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(getIntlLocale(language), { type: 'conjunction' }).format(names);

interface Props {
  userId: string;
  data: Pick<OwnData, 'erasure' | 'applications'>;
}

/** Requests the erasure of the account, shows its progress and withdraws the request. */
export function ErasureSection({ userId, data: { erasure, applications } }: Props) {
  const text = useTexts(privacyTexts);
  const [asking, setAsking] = useState(false);
  const own = useTexts(applicationsTexts);
  const language = useLanguage();
  const { send, busy, failure } = useSubmit();
  const open = applications.filter(({ status }) => OPEN_STATUSES.includes(status));
  const lenders = joinNames([...new Set(open.map(({ lender_name }) => lender_name))], language);
  const params = { id: userId };
  useEffect(() => recordErasureDay(userId, erasure?.due_on), [userId, erasure]);

  const sendRequest = async () => {
    await send(async () => {
      const body: BodyOf<typeof requestErasure> =
        open.length > 0 ? { withdraw_applications: 1 } : {};
      const { data } = await api.call(requestErasure, { params, body });
      patchOwnData(userId, () => ({ erasure: data }));
      if (open.length > 0) refreshServerData();
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
      {open.length > 0 && (
        <>
          <p>{text('erasure.open', { count: open.length })}</p>
          <ul>
            {open.map(({ id, lender_name, status }) => (
              <li key={id}>{`${lender_name}: ${own(`step.${status}`)}`}</li>
            ))}
          </ul>
        </>
      )}
      {alert}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {text('erasure.ask')}
      </Button>
      <ConfirmDialog
        open={asking}
        destructive
        busy={busy}
        title={text('erasure.ask_title')}
        text={text(open.length > 0 ? 'erasure.ask_text_open' : 'erasure.ask_text', {
          days: ERASURE_DAYS.done,
          lenders,
        })}
        confirmLabel={text(open.length > 0 ? 'erasure.ask_open' : 'erasure.ask')}
        onConfirm={() => void sendRequest()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
