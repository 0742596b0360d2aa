import { DisputePage } from '@marketplace/shared/admin';
import { useTranslate } from '@marketplace/shared/ui';
import { LastChange } from '../../history';
import { useNames } from '../../names';

export function AdminDispute() {
  const translate = useTranslate();
  const { partnerName } = useNames();
  return (
    <DisputePage
      trail={[{ label: translate('ui.admin_routes.disputes'), to: '/disputes' }]}
      partnerName={partnerName}
      renderFooter={(dispute) => <LastChange collection="disputes" record={dispute} />}
    />
  );
}
