import { withdrawApplication } from '@marketplace/shared/api';
import type { OwnApplication } from '@marketplace/shared/schema';
import { Button, ConfirmDialog, notify } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useSubmit } from '../form';
import { useTexts } from '../i18n';
import { refreshServerData } from '../profile';
import { api } from '../session';
import { Failure } from '../ui';
import { applicationsTexts } from './texts';
import { isOpenStatus } from './timeline';

interface Props {
  application: Pick<OwnApplication, 'id' | 'user_id' | 'status' | 'lender_name'>;
  /** Smaller, for a row of a list. */
  small?: boolean;
}

/** Withdraws an application after a question, until the loan is paid out. */
export function WithdrawApplication({ application, small = false }: Props) {
  const text = useTexts(applicationsTexts);
  const [asking, setAsking] = useState(false);
  const { send, busy, failure } = useSubmit();
  const { id, user_id, status, lender_name: lender } = application;
  if (!isOpenStatus(status)) return null;
  const withdraw = async () => {
    await send(async () => {
      await api.call(withdrawApplication, {
        params: { id: user_id, application_id: id },
        body: {},
      });
      notify.success(text('withdraw.done', { lender }));
      refreshServerData();
    });
    setAsking(false);
  };
  return (
    <div>
      {failure && <Failure pending={busy} title={text('withdraw.failed')} text={failure} />}
      <Button
        wide={!small}
        variant={small ? 'ghost' : 'secondary'}
        {...(small && { size: 'small' as const })}
        aria-label={text('withdraw.ask_of', { lender })}
        onClick={() => setAsking(true)}
      >
        {text('withdraw.ask')}
      </Button>
      <ConfirmDialog
        open={asking}
        destructive
        busy={busy}
        title={text('withdraw.title', { lender })}
        text={text('withdraw.text', { lender })}
        confirmLabel={text('withdraw.ask')}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
