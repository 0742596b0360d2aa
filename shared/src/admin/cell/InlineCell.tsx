import { usePersistedOpen } from '../form/usePersistedOpen';
import styles from './cell.module.css';
import { OpenedCell, type OpenedCellProps } from './OpenedCell';
import { ReadCell } from './ReadCell';

/**
 * A value that is edited where it stands. Of the hundreds in a table few are ever opened, so that all
 * that editing takes is made when one is, and stays with it.
 */
export function InlineCell(props: OpenedCellProps) {
  const [opened, setOpened] = usePersistedOpen(props.form);
  if (opened) return <OpenedCell key={props.form} {...props} />;
  const { label, rowName, text, shown, align = 'start' } = props;
  return (
    <span className={styles['cell']} data-align={align}>
      <ReadCell
        label={label}
        rowName={rowName}
        text={text}
        shown={shown}
        onOpen={() => setOpened(true)}
      />
    </span>
  );
}
