import { useTranslate } from 'react-admin';
import { PageCards } from '../../lists';

/** Links to the answered questions of each audience. */
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
