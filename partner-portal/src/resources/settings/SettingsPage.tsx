import { PageHeader } from '@marketplace/shared/admin';
import { NotFoundPage, Skeleton, useTranslate } from '@marketplace/shared/ui';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { settingsTabs } from './tabs';

export function SettingsPage() {
  const translate = useTranslate();
  const { tab: name } = useParams();
  const open = settingsTabs.find(({ id }, place) => (name ? id === name : place === 0));
  if (!open) return <NotFoundPage inside home="/partner" />;
  const { id, panel: OpenPanel } = open;
  const title = translate('settings.title');
  return (
    <>
      <PageHeader title={title} trail={[{ label: translate('portal.dashboard'), to: '/' }]}>
        {translate('settings.about')}
      </PageHeader>
      <Tabs
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
        value={id}
        variant="scrollable"
        scrollButtons={false}
        aria-label={title}
      >
        {settingsTabs.map((tab) => (
          <Tab
            key={tab.id}
            id={`settings-${tab.id}`}
            value={tab.id}
            label={translate(`settings.tabs.${tab.id}`)}
            component={Link}
            to={`/settings/${tab.id}`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" aria-labelledby={`settings-${id}`}>
        <Suspense key={id} fallback={<Skeleton lines={6} height="32px" />}>
          <OpenPanel />
        </Suspense>
      </div>
    </>
  );
}
