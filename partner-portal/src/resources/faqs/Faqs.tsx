import { useTranslate } from 'react-admin';
import { PageCards } from '../../lists';

export function Faqs() {
  const translate = useTranslate();
  const buildCard = (page: string, audience: string) => ({
    to: `/faqs/${page}`,
    label: translate(`faqs.${audience}`),
    about: translate(`faqs.${audience}_about`),
  });
  return (
    <PageCards
      title={translate('faqs.title')}
      cards={[buildCard('customer-queries', 'customer'), buildCard('dsa-queries', 'dsa')]}
    />
  );
}
