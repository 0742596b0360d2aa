import Button from '@mui/material/Button';
import { type AnswerOf, type getOwnBrand, withdrawContentChange } from '../../../api';
import { formatDateTime } from '../../../format';
import { notify } from '../../../ui';
import { useClient } from '../../context/ClientContext';
import { getErrorText } from '../../feedback/failure/errorText';
import { useTexts } from '../../i18n/useTexts';
import styles from '../../approvals/waitingChanges.module.css';

interface Difference {
  label: string;
  before: string;
  after: string;
}

interface ContentChangeProps {
  change: Omit<NonNullable<AnswerOf<typeof getOwnBrand>['data']['change']>, 'brand'>;
  /** What borrowers see now, and what they would see. */
  differences: readonly Difference[];
  disabled: boolean;
  onWithdrawn: () => void;
}

/** Tells a partner which of its changes waits for an admin, or was refused and why, and lets it withdraw one. */
export function ContentChange({ change, differences, disabled, onWithdrawn }: ContentChangeProps) {
  const { translate, language } = useTexts();
  const client = useClient();
  const isRefused = change.status === 'refused';
  const withdraw = async () => {
    try {
      const params = { id: change.id };
      const { message } = await client.call(withdrawContentChange, { params, body: {} });
      notify.info(message);
    } catch (error) {
      notify.error(getErrorText(error, translate));
    }
    onWithdrawn();
  };
  return (
    <section className={styles['content']} aria-labelledby={`change-${change.id}`}>
      <h3 id={`change-${change.id}`}>
        {translate(isRefused ? 'kit.approval.content_refused' : 'kit.approval.content_waits')}
      </h3>
      <p>
        {translate('kit.approval.content_asked', {
          name: change.requested_by_name,
          at: formatDateTime(change.requested_at, language),
        })}
      </p>
      {isRefused && <p>{change.decision_reason}</p>}
      <dl>
        {differences.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>{before || '–'}</del> → <ins>{after || '–'}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {!isRefused && (
        <Button size="small" disabled={disabled} onClick={() => void withdraw()}>
          {translate('kit.approval.withdraw')}
        </Button>
      )}
    </section>
  );
}
