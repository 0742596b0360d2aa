import { Panel, useLanguage } from '@marketplace/shared/admin';
import { optionsIn } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import styles from './userManagement.module.css';

/** What each role may see, for whoever gives one. */
export function RolesPanel() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <div className={styles['roles']}>
      <Panel title={translate('user_management.roles')}>
        <dl>
          {optionsIn('adminRole', language).map(({ id, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{translate(`user_management.role_texts.${id}`)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  );
}
