import type { Ticket } from '@marketplace/shared/schema';
import { useGetList, useTranslate } from 'react-admin';
import { PageCards } from '../../lists';

/** Counts the tickets of a kind with an answer that the partner has not read. */
function useUnread(kind: Ticket['kind']): number {
  const { total = 0 } = useGetList<Ticket>('tickets', {
    filter: { kind, unread_partner: 1 },
    pagination: { page: 1, perPage: 1 },
  });
  return total;
}

/** Links to the two kinds of tickets: about the portal's technology, and all others. */
export function Communication() {
  const translate = useTranslate();
  const technical = useUnread('tech_support');
  const general = useUnread('general_query');
  const buildCard = (page: string, kind: string, count: number) => ({
    to: `/communication/${page}`,
    label: translate(`communication.${kind}`),
    about: translate(`communication.${kind}_about`),
    news: count > 0 ? translate('communication.unread', { count }) : undefined,
  });
  return (
    <PageCards
      title={translate('communication.title')}
      cards={[
        buildCard('tech-support', 'tech_support', technical),
        buildCard('general-query', 'general_query', general),
      ]}
    />
  );
}
