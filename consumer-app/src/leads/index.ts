export { LeadPage } from './LeadPage';
export { OfferedBy } from './OfferedBy';
export { ProductQuestions } from './ProductQuestions';
export { OwnRequests } from './OwnRequests';
export { findLead, useOwnLeads, useOwnRequests } from './useOwnLeads';
