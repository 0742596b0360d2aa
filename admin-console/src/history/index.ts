export { ChangeList } from './ChangeList';
export { COLLECTIONS, useCollectionName } from './collections';
export { HistoryDialog } from './HistoryDialog';
export { LastChange, RecordHistory } from './RecordHistory';
export { useFieldLabel } from './useFieldLabel';
