import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { formatRupees } from '../../format';
import { useTranslate } from '../../ui';
import { formatField } from '../fields/formatField';
import { useTexts } from '../i18n/useTexts';
import { useWithdraw } from './usePendingToast';
import { useWaitingChange, type WaitingMarkProps } from './WaitingChanges';
import styles from './waitingChanges.module.css';

interface WaitingTextProps {
  change: { id: string; is_own: boolean };
  children: string;
}

/** Says what waits for a second admin, with a link to it, and lets who asked withdraw it. */
function WaitingText({ change, children }: WaitingTextProps) {
  return (
    <p className={styles['note']}>
      <Link to={`/approvals/${change.id}`}>{children}</Link>
      {change.is_own && <WithdrawButton id={change.id} />}
    </p>
  );
}

/** Says below a line of the ledger which amount would be clawed back from it. */
export function WaitingClawBack({ id }: { id: string }) {
  const { translate, language } = useTexts();
  const change = useWaitingChange({ name: 'amount' }, id);
  if (!change) return null;
  const amount = formatRupees(Number(change.value), language, 'always');
  return (
    <WaitingText change={change}>{translate('kit.approval.claw_back', { amount })}</WaitingText>
  );
}

/** Says below a field which value waits for a second admin. */
export function WaitingNote({ field, id }: WaitingMarkProps) {
  const { translate, language } = useTexts();
  const change = useWaitingChange(field, id);
  if (!change) return null;
  const value: unknown = change.value === null ? null : JSON.parse(change.value);
  const key = change.status === 'scheduled' ? 'scheduled' : 'mark';
  const text = translate(`kit.approval.${key}`, {
    value: formatField(field, value, language) || '–',
  });
  return <WaitingText change={change}>{text}</WaitingText>;
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
