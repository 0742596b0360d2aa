import { useTranslate } from 'react-admin';
import { PageCards } from '../../lists';

export function MarketingSupport() {
  const translate = useTranslate();
  const buildCard = (page: string, name: string) => ({
    to: `/marketing-support/${page}`,
    label: translate(`marketing.${name}`),
    about: translate(`marketing.${name}_about`),
  });
  return (
    <PageCards
      title={translate('marketing.title')}
      cards={[
        buildCard('messaging-content', 'messages'),
        buildCard('banners-and-creatives', 'creatives'),
      ]}
    />
  );
}
