import { Button, Dialog } from '@marketplace/shared/ui';
import { useTexts } from '../../i18n';
import styles from './help.module.css';
import { helpTexts } from './texts';

interface Props {
  reference: string;
  onClose: () => void;
}

/** Confirms the request and shows its reference number. */
export function HelpSent({ reference, onClose }: Props) {
  const t = useTexts(helpTexts);
  return (
    <Dialog
      open
      closable
      title={t('sent_title')}
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>
          {t('reference')}
          <strong className={styles.reference}>{reference}</strong>
        </p>
        <p>{t('sent_text')}</p>
      </div>
    </Dialog>
  );
}
