import { Button, useTranslate } from '@marketplace/shared/ui';
import { useState } from 'react';
import styles from './masqueradeBanner.module.css';

export interface MasqueradeBannerProps {
  /** Whom the admin is acting as. */
  partner: string;
  onExit: () => Promise<void>;
}

/** Says at the top of every page that an admin is acting as a partner, and lets them stop. */
export function MasqueradeBanner({ partner, onExit }: MasqueradeBannerProps) {
  const translate = useTranslate();
  const [leaving, setLeaving] = useState(false);
  const exit = () => {
    setLeaving(true);
    void onExit();
  };
  return (
    <aside className={styles['banner']} aria-label={translate('masquerade.label')}>
      <span className={styles['badge']}>{translate('masquerade.badge')}</span>
      <span>{translate('masquerade.text', { partner })}</span>
      <Button variant="secondary" size="small" busy={leaving} onClick={exit}>
        {translate('masquerade.exit')}
      </Button>
    </aside>
  );
}
