import { useTranslate } from 'react-admin';
import { PageCards } from '../../lists';

/** The questions that partners find answered, by who asks them. */
export function Faqs() {
  const translate = useTranslate();
  const card = (page: string, audience: string) => ({
    to: `/faqs/${page}`,
    label: translate(`faqs.${audience}`),
    about: translate(`faqs.${audience}_about`),
  });
  return (
    <PageCards
      title={translate('faqs.title')}
      cards={[card('customer-queries', 'customer'), card('dsa-queries', 'dsa')]}
    />
  );
}
