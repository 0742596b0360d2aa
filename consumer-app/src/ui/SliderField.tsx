import type { CSSProperties } from 'react';
import styles from './slider.module.css';

interface Props {
  label: string;
  /** The slider's position and its bounds. */
  value: number;
  min: number;
  max: number;
  /** The value as screen readers announce it. */
  valueText: string;
  onSlide: (value: number) => void;
}

/** A slider below a text field; both change the same value. */
export function SliderField({ label, value, min, max, valueText, onSlide }: Props) {
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  const style: CSSProperties & Record<'--filled', string> = { '--filled': `${filled}%` };
  return (
    <input
      type="range"
      className={styles['slider']}
      style={style}
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      value={value}
      onChange={({ currentTarget }) => onSlide(currentTarget.valueAsNumber)}
    />
  );
}
