export { type RunningServer, startServer } from './startServer';
export { panWithScore } from './panWithScore';
export { withMarks } from './withMarks';
export { consentTo } from './consentTo';
