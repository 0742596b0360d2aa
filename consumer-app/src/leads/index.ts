export { LeadPage } from './LeadPage';
export { OwnRequests } from './OwnRequests';
export { findLead, useOwnLeads, useOwnRequests } from './useOwnLeads';
