import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; a full line of text unless given. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** So many lines, the last one shorter. */
  lines?: number;
}

/** Holds the place of what is loading. Hidden from screen readers: say beside it what is loading. */
export function Skeleton({ width = '100%', height = '1em', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles['stack']} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={styles['block']}
          style={{ width: lines > 1 && index === lines - 1 ? '60%' : width, height }}
        />
      ))}
    </span>
  );
}
