import { dashboard } from './dashboard';
import { creditCards } from './creditCards';
import { lenders } from './lenders';
import { partners } from './partners';
import { payouts } from './payouts';
import { ticketDesk } from './ticketDesk';
import { tasks } from './tasks';
import { helpRequests } from './helpRequests';
import { reports } from './reports';
import { approvals } from './approvals';
import { audit } from './audit';
import { auditFields } from './auditFields';
import { collections } from './collections';
import { erasures } from './erasures';
import { csrPortal } from './csrPortal';
import { customersJourney } from './customersJourney';
import { internalReport } from './internalReport';
import { dedupe } from './dedupe';
import { telecalling } from './telecalling';
import { userManagement } from './userManagement';
import { merchantManagement } from './merchantManagement';
import { productsReports } from './productsReports';
import { customerEligibility } from './customerEligibility';
import { messaging } from './messaging';
import { trackingLinks } from './trackingLinks';
import { vendorsOnOff } from './vendorsOnOff';

export const texts = {
  credit_cards: creditCards,
  dashboard,
  lenders,
  partners,
  tasks,
  help_requests: helpRequests,
  payouts,
  ticket_desk: ticketDesk,
  reports,
  erasures,
  approvals,
  audit,
  audit_fields: auditFields,
  collections,
  csr_portal: csrPortal,
  customers_journey: customersJourney,
  internal_report: internalReport,
  dedupe,
  telecalling,
  user_management: userManagement,
  merchant_management: merchantManagement,
  products_reports: productsReports,
  messaging,
  tracking_links: trackingLinks,
  vendors_on_off: vendorsOnOff,
  customer_eligibility: customerEligibility,
};
