export { LeadPage } from './LeadPage';
export { findLead, useOwnLeads } from './useOwnLeads';
