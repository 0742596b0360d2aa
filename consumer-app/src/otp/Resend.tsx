import { Button } from '@marketplace/shared/ui';
import { useTexts } from '../i18n';
import { useNow } from '../browser';
import { getSecondsToResend } from '../session';
import styles from './otp.module.css';
import { verificationTexts } from './texts';

interface ResendProps {
  sentAt: number;
  /** Whether the code has expired, so that the person needs another one. */
  dead: boolean;
  resent: boolean;
  onResend: () => void;
}

/** Button for another code, with the countdown until it is available. */
export function Resend({ sentAt, dead, resent, onResend }: ResendProps) {
  const t = useTexts(verificationTexts);
  const seconds = getSecondsToResend(sentAt, useNow());
  return (
    <div className={styles.resend} data-dead={dead}>
      <p role="status">{resent && t('resent')}</p>
      {seconds > 0 ? (
        <p>{t('resend_wait', { count: seconds })}</p>
      ) : (
        <Button variant={dead ? 'primary' : 'ghost'} wide={dead} onClick={onResend}>
          {t('resend')}
        </Button>
      )}
    </div>
  );
}
