import { useEffect } from 'react';
import { type AnswerOf, getUserAccess } from '../../../api';
import { Checkbox, useTranslate } from '../../../ui';
import { useCallQuery } from '../../data/useCallQuery';
import { Failure } from '../../feedback/failure/LoadFailure';
import { useConsole } from '../../context/consoleContext';
import styles from './partnerUsers.module.css';

type Access = AnswerOf<typeof getUserAccess>['data'];

interface UserAccessProps {
  partnerId: number;
  id: number;
  /** Receives whether the owner who acts takes it over. */
  onTakeOver: (takesOver: boolean) => void;
  /** Runs once it is shown what ends. */
  onReady?: () => void;
}

const listNames = ({ keys, webhooks, invitations }: Access) => [
  ...keys.map(({ id, name }) => ['key', id, name] as const),
  ...webhooks.map(({ id, url }) => ['webhook', id, url] as const),
  ...invitations.map(({ id, name }) => ['invitation', id, name] as const),
];

/** Lists what ends with the right of a user, and offers to an owner to take it over. */
export function UserAccess({ partnerId, id, onTakeOver, onReady }: UserAccessProps) {
  const translate = useTranslate();
  const { isOwner = false } = useConsole();
  const { data, error, refetch } = useCallQuery(getUserAccess, { params: { partnerId, id } });
  useEffect(() => {
    if (data) onReady?.();
  }, [data, onReady]);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  const names = data ? listNames(data) : [];
  if (names.length === 0) return null;
  return (
    <div className={styles['access']}>
      <p>{translate('partner_users.ends')}</p>
      <ul>
        {names.map(([kind, key, name]) => (
          <li key={key}>{translate(`partner_users.ends_${kind}`, { name })}</li>
        ))}
      </ul>
      {isOwner && (
        <Checkbox
          label={translate('partner_users.take_over')}
          onChange={(event) => onTakeOver(event.target.checked)}
        />
      )}
    </div>
  );
}
