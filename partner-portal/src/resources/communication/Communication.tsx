import { useTranslate } from 'react-admin';
import { PageCards } from '../../lists';

/** Links to the two kinds of tickets: about the portal's technology, and all others. */
export function Communication() {
  const translate = useTranslate();
  const card = (page: string, kind: string) => ({
    to: `/communication/${page}`,
    label: translate(`communication.${kind}`),
    about: translate(`communication.${kind}_about`),
  });
  return (
    <PageCards
      title={translate('communication.title')}
      cards={[card('tech-support', 'tech_support'), card('general-query', 'general_query')]}
    />
  );
}
