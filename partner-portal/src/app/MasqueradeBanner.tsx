import { useCallQuery, useTexts } from '@marketplace/shared/admin';
import { getSession } from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import { Button } from '@marketplace/shared/ui';
import { useState } from 'react';
import styles from './banner.module.css';

export interface MasqueradeBannerProps {
  /** Name of the partner as whom the admin acts. */
  partner: string;
  /** Whether the admin may change anything. */
  canWrite: boolean;
  onExit: () => Promise<void>;
}

/** Shows at the top of every page that an admin acts as a partner, why and until when, with a button to stop. */
export function MasqueradeBanner({ partner, canWrite, onExit }: MasqueradeBannerProps) {
  const { translate, language } = useTexts();
  const { data } = useCallQuery(getSession);
  const [leaving, setLeaving] = useState(false);
  const exit = () => {
    setLeaving(true);
    void onExit();
  };
  return (
    <aside className={styles['banner']} aria-label={translate('masquerade.label')}>
      <p>
        <span className={styles['badge']}>{translate('masquerade.badge')}</span>{' '}
        {translate('masquerade.text', { partner })}{' '}
        {translate(canWrite ? 'masquerade.write' : 'masquerade.read_only')}{' '}
        {data?.masquerade &&
          translate('masquerade.reason', {
            reason: data.masquerade.reason,
            until: formatDateTime(data.masquerade.until, language),
          })}
      </p>
      <Button variant="secondary" size="small" busy={leaving} onClick={exit}>
        {translate('masquerade.exit')}
      </Button>
    </aside>
  );
}
