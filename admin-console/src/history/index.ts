export { ChangeList } from './ChangeList';
export { COLLECTIONS, useCollectionName } from './collections';
export { RecordHistory } from './RecordHistory';
export { useFieldLabel } from './useFieldLabel';
