import { Panel, useLanguage } from '@marketplace/shared/admin';
import { formatNumber, formatPercent } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
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
  const translate = useTranslate();
  const language = useLanguage();
  const funnel = buildFunnel(stages);
  const formatCount = (value: number) => formatNumber(value, language);
  const formatShare = (value: number) => formatPercent(value, language);
  if ((funnel[0]?.reached ?? 0) === 0)
    return (
      <Panel title={translate('customers_journey.funnel')}>
        <p className={styles['empty']}>{translate('customers_journey.empty')}</p>
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
                <span className={styles['share']}>
                  {translate('customers_journey.share', { percent: formatShare(share) })}
                </span>
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
