import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; a full line of text by default. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** Number of lines; the last one is shorter. */
  lines?: number;
}

/** A placeholder for loading content. Screen readers ignore it, so announce the loading beside it. */
export function Skeleton({ width = '100%', height = '1em', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles['stack']} data-skeleton aria-hidden="true">
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
