import { DisputePage } from '@marketplace/shared/admin';
import { useTranslate } from 'react-admin';

export function PartnerDispute() {
  const translate = useTranslate();
  return (
    <DisputePage
      toLine={(id) => `/reports/entries/${id}`}
      trail={[
        { label: translate('portal.dashboard'), to: '/' },
        { label: translate('reports.title'), to: '/reports' },
        { label: translate('reports.disputes'), to: '/reports/disputes' },
      ]}
    />
  );
}
