import { ERASURE_ACTIONS } from '@marketplace/shared/api';
import { useTranslate } from '@marketplace/shared/ui';
import { Rows } from '@marketplace/shared/admin';
import { useCollectionName } from '../../history';
import styles from './erasures.module.css';
import type { ErasureFile } from './RequestFacts';

/** Lists what an erasure removes, empties and keeps, with the reason. */
export function ErasureParts({ parts }: { parts: ErasureFile['plan'] }) {
  const translate = useTranslate();
  const collectionName = useCollectionName();
  return ERASURE_ACTIONS.map((action) => {
    const touched = parts.filter((part) => part.action === action);
    if (touched.length === 0) return null;
    return (
      <section key={action} className={styles['group']} aria-labelledby={`erasure-${action}`}>
        <h3 id={`erasure-${action}`}>{translate(`erasures.actions.${action}`)}</h3>
        <Rows>
          {touched.map(({ collection, count, reason }) => (
            <li key={collection}>
              <span className={styles['record']}>
                {collectionName(collection)}
                {reason && <span>{translate(`erasures.reasons.${reason}`)}</span>}
              </span>
              <small>{translate('erasures.records', { count })}</small>
            </li>
          ))}
        </Rows>
      </section>
    );
  });
}
