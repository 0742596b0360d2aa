import { Note, Panel, useTexts } from '@marketplace/shared/admin';
import { formatNumber, formatPercent } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import styles from './funnel.module.css';
import { buildFunnel } from './funnel';

export interface FunnelProps {
  stages: readonly { stage: string; reached: number }[];
  /** The stage by which the list below is filtered. */
  chosen: string | undefined;
  onChoose: (stage: string | undefined) => void;
}

/**
 * Shows each stage with its share of all leads and how many stopped there; choosing a stage filters
 * the list. Who has applied has not stopped: the lender decides.
 */
export function Funnel({ stages, chosen, onChoose }: FunnelProps) {
  const { translate, language } = useTexts();
  const funnel = buildFunnel(stages);
  const formatCount = (value: number) => formatNumber(value, language);
  const formatShare = (value: number) => formatPercent(value, language);
  if ((funnel[0]?.reached ?? 0) === 0)
    return (
      <Panel title={translate('customers_journey.funnel')}>
        <Note sx={{ py: 3, textAlign: 'center' }}>{translate('customers_journey.empty')}</Note>
      </Panel>
    );
  return (
    <Panel title={translate('customers_journey.funnel')}>
      <ol className={styles['stages']}>
        {funnel.map(({ stage, reached, share, here, dropOff }, place) => {
          const name = getOptionLabel('leadStage', stage, language);
          const text =
            place === funnel.length - 1 ? 'waiting' : stage === 'applied' ? 'undecided' : 'stopped';
          return (
            <li key={stage}>
              <button
                type="button"
                className={styles['stage']}
                aria-pressed={chosen === stage}
                onClick={() => onChoose(chosen === stage ? undefined : stage)}
              >
                <span className={styles['name']}>{name}</span>{' '}
                <span className={styles['count']}>{formatCount(reached)}</span>{' '}
                <small>
                  {translate('customers_journey.share', { percent: formatShare(share) })}
                </small>
              </button>
              <span className={styles['track']} aria-hidden="true">
                <span style={{ width: `${share}%` }} />
              </span>
              <span className={styles['dropOff']}>
                {translate(`customers_journey.${text}`, {
                  count: formatCount(here),
                  percent: formatShare(dropOff),
                })}
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
