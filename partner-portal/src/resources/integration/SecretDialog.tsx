import { CopyButton, DialogHeader } from '@marketplace/shared/admin';
import { Button, useTranslate } from '@marketplace/shared/ui';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import styles from './integration.module.css';

interface SecretDialogProps {
  title: string;
  text: string;
  secret: string;
  onClose: () => void;
}

/** Shows a secret for the only time. It closes by its buttons alone, so that no stray click loses it. */
export function SecretDialog({ title, text, secret, onClose }: SecretDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogHeader id={id} title={title} onClose={onClose} />
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p>{text}</p>
        <div className={styles['code']}>
          <code>{secret}</code>
          <CopyButton text={secret} label={translate('integration.copy_secret')} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('integration.saved_it')}</Button>
      </DialogActions>
    </Dialog>
  );
}
