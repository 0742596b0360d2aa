import { FactList, Note, Panel, StatusBadge, useTexts } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import { type Lead, getOptionLabel, listProductAnswers } from '@marketplace/shared/schema';
import styles from './customer.module.css';

export function Leads({ leads }: { leads: readonly Lead[] }) {
  const { translate, language } = useTexts();
  return (
    <Panel title={translate('csr_portal.leads')}>
      {leads.length === 0 && <Note>{translate('csr_portal.no_leads')}</Note>}
      <ul className={styles['leads']}>
        {leads.map(({ id, reference, product, stage, created_at, updated_at, ...answers }) => (
          <li key={id}>
            <div className={styles['header']}>
              <h3>{getOptionLabel('product', product, language)}</h3>
              <StatusBadge list="leadStage" status={stage} />
            </div>
            <Note>
              {reference} · {translate('fields.created_at')} {formatDateTime(created_at, language)}{' '}
              · {translate('fields.updated_at')} {formatDateTime(updated_at, language)}
            </Note>
            <FactList
              label={translate}
              facts={listProductAnswers(product, answers, language).map(
                ([name, answer]) => [`fields.${name}`, answer] as const,
              )}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
