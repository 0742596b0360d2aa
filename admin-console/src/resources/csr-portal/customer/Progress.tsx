import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Panel, Subheading } from '@marketplace/shared/admin';
import { useTranslate } from '@marketplace/shared/ui';
import { listCompleted, PROFILES } from '../completion';
import styles from './customer.module.css';
import type { CustomerFile } from './Identity';

/** Shows which profiles are complete, and which fields the personal loan profile still needs. */
export function Progress({ file }: { file: CustomerFile }) {
  const translate = useTranslate();
  const done = listCompleted(file.customer);
  return (
    <Panel title={translate('csr_portal.progress')}>
      <ul className={styles['progress']}>
        {PROFILES.map((profile) => {
          const isDone = done.includes(profile);
          return (
            <li key={profile} data-done={isDone || undefined}>
              <span aria-hidden="true">{isDone ? '✓' : '○'}</span>
              {translate(`fields.${profile}_completed`)}
              <span className={styles['state']}>
                {translate(isDone ? 'csr_portal.done' : 'csr_portal.open')}
              </span>
            </li>
          );
        })}
      </ul>
      {file.missing.length > 0 && (
        <>
          <Subheading>{translate('csr_portal.missing')}</Subheading>
          <Stack component="ul" direction="row" spacing={0.75}>
            {file.missing.map((name) => (
              <Chip
                key={name}
                component="li"
                size="small"
                color="warning"
                label={translate(`fields.${name}`)}
              />
            ))}
          </Stack>
        </>
      )}
    </Panel>
  );
}
