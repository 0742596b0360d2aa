import { Card, getRecordVersion, useClient, useConfirmedCall } from '@marketplace/shared/admin';
import { setPartnerStatus } from '@marketplace/shared/api';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { type RaRecord, useRefresh } from 'react-admin';

/** Disables a partner, or enables it again. */
export function PartnerStatus({ partner }: { partner: RaRecord }) {
  const translate = useTranslate();
  const client = useClient();
  const refresh = useRefresh();
  const run = useConfirmedCall(['partner-users']);
  const isActive = partner['status'] === 1;
  const state = isActive ? 'active' : 'disabled';
  const change = async () => {
    const body = {
      status: isActive ? (0 as const) : (1 as const),
      version: getRecordVersion(partner),
    };
    await client.call(setPartnerStatus, { params: { partnerId: partner.id }, body });
    notify.success(translate(`partners.status.${state}_done`));
    refresh();
  };
  const ask = () =>
    run(change, {
      title: translate(`partners.status.${state}_title`, { name: String(partner['title']) }),
      text: translate(`partners.status.${state}_text`),
      confirmLabel: translate(`partners.status.${state}_do`),
      destructive: isActive,
    });
  return (
    <Card aria-labelledby="status-title">
      <h2 id="status-title">{translate('partners.sections.status')}</h2>
      <p>{translate(`partners.status.${state}`)}</p>
      <div>
        <Button variant="secondary" onClick={() => void ask()}>
          {translate(`partners.status.${state}_do`)}
        </Button>
      </div>
    </Card>
  );
}
