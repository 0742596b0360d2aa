import { PageHeader, useConsole } from '@marketplace/shared/admin';
import { Workbench } from '@marketplace/shared/admin/imports';
import { useTranslate } from '@marketplace/shared/ui';
import { ConsentProgress } from './ConsentProgress';

/** Creates leads from a file. Viewers, and admins who act as the partner, may not. */
export function UploadLeads() {
  const translate = useTranslate();
  const { isReadOnly = false, isMasquerade = false } = useConsole();
  const trail = [
    { label: translate('portal.dashboard'), to: '/' },
    { label: translate('portal.leads'), to: '/leads' },
  ];
  if (!isReadOnly && !isMasquerade)
    return (
      <Workbench
        kind="leads"
        trail={trail}
        renderLoaded={(id) => <ConsentProgress uploadId={id} />}
      />
    );
  return (
    <PageHeader title={translate('leads.upload')} trail={trail}>
      {translate('leads.upload_refused')}
    </PageHeader>
  );
}
