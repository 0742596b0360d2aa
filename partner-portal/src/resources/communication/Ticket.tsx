import { TicketPage } from '@marketplace/shared/admin';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';

export function Ticket() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  return (
    <TicketPage
      id={id}
      title={translate('communication.ticket')}
      trail={[
        { label: translate('portal.dashboard'), to: '/' },
        { label: translate('communication.title'), to: '/communication' },
      ]}
    />
  );
}
