import { PageHeader, Panels } from '@marketplace/shared/admin';
import { useTranslate } from '@marketplace/shared/ui';
import { ApiReference } from './ApiReference';
import { DeliveryLog } from './DeliveryLog';
import { KeysPanel } from './KeysPanel';
import { WebhooksPanel } from './WebhooksPanel';
import { WidgetPanel } from './WidgetPanel';

/** How the partner's own systems work with the marketplace: keys, webhooks, the widget and the calls. */
export function IntegrationPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        title={translate('integration.title')}
        trail={[{ label: translate('portal.dashboard'), to: '/' }]}
      >
        {translate('integration.about')}
      </PageHeader>
      <Panels>
        <KeysPanel />
        <WebhooksPanel />
        <DeliveryLog />
        <WidgetPanel />
        <ApiReference />
      </Panels>
    </>
  );
}
