export { groupBy } from './groupBy';
export { toRecord } from './toRecord';
