import {
  ChangePassword,
  OwnSecondFactor,
  OwnSessions,
  Panel,
  Panels,
  useConsole,
} from '@marketplace/shared/admin';
import { useTranslate } from '@marketplace/shared/ui';

/** Shows the person's password, second factor and sessions. An admin who acts as the partner sees none of them. */
export function SecurityPanel() {
  const translate = useTranslate();
  const { isMasquerade = false } = useConsole();
  if (isMasquerade) return <p>{translate('settings.security.own_only')}</p>;
  return (
    <Panels>
      <Panel title={translate('account.password')}>
        <ChangePassword />
      </Panel>
      <Panel title={translate('account.sessions')}>
        <OwnSessions />
      </Panel>
      <Panel title={translate('account.second_factor.title')}>
        <OwnSecondFactor />
      </Panel>
    </Panels>
  );
}
