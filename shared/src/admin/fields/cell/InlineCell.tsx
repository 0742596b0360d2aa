import { usePersistedOpen } from '../../form/usePersistedOpen';
import styles from './cell.module.css';
import { getInputKind, OpenedCell, type OpenedCellProps } from './OpenedCell';
import { ReadCell } from './ReadCell';

/**
 * Edits a value in its place. A table has hundreds of cells and people open only a few, so a cell
 * builds its editor when someone opens it and keeps it.
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
        input={getInputKind(props)}
        onOpen={() => setOpened(true)}
      />
    </span>
  );
}
