export { ApplicationReference } from './ApplicationReference';
export { AppliedTerms } from './AppliedTerms';
export { StatusBadge } from './StatusBadge';
export { applicationsTexts } from './texts';
export { getNextStep, isOpenStatus } from './timeline';
export { Timeline } from './Timeline';
export { useApplications } from './useApplications';
