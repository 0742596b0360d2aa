import { useTexts } from '@marketplace/shared/admin';
import { formatRupees, toDisplayDate } from '@marketplace/shared/format';
import { type LedgerLine, getLedgerSubject, getOptionLabel } from '@marketplace/shared/schema';
import { Link } from 'react-router-dom';
import styles from './reports.module.css';

/** Lists lines of the ledger as cards, which open to show how the amount comes about. */
export function LedgerLines({ lines }: { lines: readonly LedgerLine[] }) {
  const { translate, language } = useTexts();
  return (
    <ul className={styles['lines']} aria-label={translate('reports.lines')}>
      {lines.map((line) => (
        <li key={line.id}>
          <Link to={`/reports/entries/${line.id}`}>
            <span className={styles['customer']}>
              <strong>{getLedgerSubject(line, language)}</strong>
              <small>
                {[
                  line.kind === 'claw_back' && getOptionLabel('ledgerKind', line.kind, language),
                  line.lender_name || line.application_reference,
                  toDisplayDate(line.day),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span className={styles['amount']}>
              <strong data-negative={line.net < 0 || undefined}>
                {formatRupees(line.net, language, 'always')}
              </strong>
              <small>
                {getOptionLabel('ledgerState', line.state, language)}
                {line.unread > 0 && ` · ${translate('reports.unread', { count: line.unread })}`}
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface LedgerSumsProps {
  sums: Pick<LedgerLine, 'commission' | 'gst' | 'tds' | 'net'>;
}

/** Shows the sums of lines: commission, GST, TDS and payout. */
export function LedgerSums({ sums }: LedgerSumsProps) {
  const { translate, language } = useTexts();
  return (
    <dl className={styles['totals']}>
      {(['commission', 'gst', 'tds', 'net'] as const).map((name) => (
        <div key={name}>
          <dt>{translate(`reports.${name}`)}</dt>
          <dd>{formatRupees(sums[name], language, 'always')}</dd>
        </div>
      ))}
    </dl>
  );
}
