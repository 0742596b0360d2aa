import { withdrawApplication } from '@marketplace/shared/api';
import type { OwnApplication } from '@marketplace/shared/schema';
import { ConfirmedAction } from '../form';
import { useTexts } from '../i18n';
import { refreshServerData } from '../profile';
import { api } from '../session';
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
  const { id, user_id, status, lender_name: lender } = application;
  if (!isOpenStatus(status)) return null;
  const params = { id: user_id, application_id: id };
  return (
    <ConfirmedAction
      {...(small
        ? { variant: 'ghost' as const, size: 'small' as const }
        : { variant: 'secondary' as const, wide: true })}
      aria-label={text('withdraw.ask_of', { lender })}
      label={text('withdraw.ask')}
      question={{
        destructive: true,
        title: text('withdraw.title', { lender }),
        text: text('withdraw.text', { lender }),
      }}
      act={() => api.call(withdrawApplication, { params, body: {} }).then(refreshServerData)}
      done={text('withdraw.done', { lender })}
      failed={text('withdraw.failed')}
    />
  );
}
