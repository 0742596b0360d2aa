import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../ui';
import { formatField } from '../../fields/formatField';
import { useLanguage } from '../../i18n/useLanguage';
import { useWithdraw } from './usePendingToast';
import { useWaitingChange, type WaitingMarkProps } from './WaitingChanges';
import styles from './waitingChanges.module.css';

/** Says below a field which value waits for a second admin, and lets who asked withdraw it. */
export function WaitingNote({ field, id }: WaitingMarkProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const change = useWaitingChange(field, id);
  if (!change) return null;
  const value: unknown = change.value === null ? null : JSON.parse(change.value);
  const key = change.status === 'scheduled' ? 'scheduled' : 'mark';
  const text = translate(`kit.approval.${key}`, {
    value: formatField(field, value, language) || '–',
  });
  return (
    <p className={styles['note']}>
      <Link to={`/approvals/${change.id}`}>{text}</Link>
      {change.is_own && <WithdrawButton id={change.id} />}
    </p>
  );
}

function WithdrawButton({ id }: { id: string }) {
  const translate = useTranslate();
  const withdraw = useWithdraw();
  return (
    <Button size="small" variant="text" onClick={() => void withdraw(id)}>
      {translate('kit.approval.withdraw')}
    </Button>
  );
}
