import { RATE_SCORES } from '@marketplace/shared/lending';
import type { CSSProperties } from 'react';
import { useTexts } from '../../i18n';
import styles from './score.module.css';
import { scoreTexts } from './texts';

const LOWEST = 300;
const HIGHEST = 900;

const toShare = (score: number): string =>
  `${Math.min(100, Math.max(0, ((score - LOWEST) / (HIGHEST - LOWEST)) * 100))}%`;

/** The score in large figures on its scale, with the scores from which rates are lower. */
export function ScoreMeter({ score }: { score: number }) {
  const text = useTexts(scoreTexts);
  const next = RATE_SCORES.find((from) => from > score);
  const style: CSSProperties & Record<'--at', string> = { '--at': toShare(score) };
  return (
    <>
      <p className={styles['figure']}>
        <strong>{score}</strong> <span>{text('of', { lowest: LOWEST, highest: HIGHEST })}</span>
      </p>
      <div className={styles['meter']} style={style} aria-hidden="true">
        {RATE_SCORES.map((from) => (
          <span key={from} style={{ insetInlineStart: toShare(from) }} />
        ))}
      </div>
      <p>
        {next === undefined
          ? text('lowest_rates')
          : text('next_rates', { score: next, count: next - score })}
      </p>
    </>
  );
}
