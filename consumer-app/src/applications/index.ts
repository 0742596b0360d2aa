export { ApplicationReference } from './ApplicationReference';
export { AppliedTerms } from './AppliedTerms';
export { OpenApplications } from './OpenApplications';
export { StatusBadge } from './StatusBadge';
export { applicationsTexts } from './texts';
export { getNextStep, isOpenStatus } from './timeline';
export { Timeline } from './Timeline';
export { WithdrawApplication } from './WithdrawApplication';
export { useApplications } from './useApplications';
