export { ChangeList, listReadable, RecordName, splitChange } from './ChangeList';
export { HistoryDialog } from './HistoryDialog';
export { LastChange, RecordHistory } from './RecordHistory';
export { UndoEntry } from './UndoEntry';
export { COLLECTIONS, useCollectionName, useFieldLabel } from './recordLabels';
