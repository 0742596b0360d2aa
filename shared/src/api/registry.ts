import * as approvals from './calls/approvals';
import * as audit from './calls/audit';
import * as brand from './calls/partner/brand';
import * as partners from './calls/partner/partners';
import * as brandStudio from './calls/partner/brandStudio';
import * as catalogue from './calls/lenders/catalogue';
import * as comparison from './calls/borrower/comparison';
import * as consents from './calls/borrower/consents';
import * as dedupe from './calls/customers/dedupe';
import * as disputes from './calls/earnings/disputes';
import * as drafts from './calls/borrower/drafts';
import * as erasures from './calls/customers/erasures';
import * as eligibility from './calls/lenders/eligibility';
import * as faqs from './calls/partner/faqs';
import * as funnel from './calls/partner/funnel';
import * as help from './calls/borrower/help';
import * as imports from './calls/imports';
import * as jobs from './calls/jobs';
import * as journey from './calls/borrower/journey';
import * as lenderOverview from './calls/lenders/lenderOverview';
import * as lenderPage from './calls/borrower/lenderPage';
import * as lenderSwitches from './calls/lenders/lenderSwitches';
import * as leadConsent from './calls/partner/leadConsent';
import * as partnerApplications from './calls/partner/applications';
import * as leads from './calls/partner/leads';
import * as ledger from './calls/earnings/ledger';
import * as marketing from './calls/partner/marketing';
import * as merchants from './calls/partner/merchants';
import * as referral from './calls/partner/referral';
import * as messaging from './calls/customers/messaging';
import * as lenderJourney from './calls/lenders/lenderJourney';
import * as offering from './calls/partner/offering';
import * as ownSessions from './calls/session/ownSessions';
import * as partnerSettings from './calls/partner/partnerSettings';
import * as partnerUsers from './calls/partner/partnerUsers';
import * as payouts from './calls/earnings/payouts';
import * as statements from './calls/earnings/statements';
import * as privacy from './calls/borrower/privacy';
import * as publicLenders from './calls/borrower/publicLenders';
import * as quickCheck from './calls/borrower/quickCheck';
import * as integration from './calls/partner/integration';
import * as prospects from './calls/partner/prospects';
import * as score from './calls/borrower/score';
import * as goldOffers from './calls/borrower/goldOffers';
import * as reminders from './calls/borrower/reminders';
import * as reports from './calls/earnings/reports';
import * as passwordReset from './calls/session/passwordReset';
import * as resetPassword from './calls/session/resetPassword';
import * as restore from './calls/restore';
import * as revenue from './calls/lenders/revenue';
import * as savedViews from './calls/savedViews';
import * as secondFactor from './calls/session/secondFactor';
import * as session from './calls/session/session';
import * as statusFile from './calls/statusFile';
import * as summary from './calls/earnings/summary';
import * as system from './calls/system';
import * as telecalling from './calls/customers/telecalling';
import * as tickets from './calls/partner/tickets';
import * as training from './calls/partner/training';
import * as vouchers from './calls/borrower/vouchers';
import * as user from './calls/borrower/user';
import type { Endpoint } from './endpoint';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;

/** Every call outside `/api/rest`, by its id. */
export const ENDPOINTS: readonly Endpoint[] = [
  session,
  ownSessions,
  secondFactor,
  passwordReset,
  resetPassword,
  restore,
  user,
  jobs,
  journey,
  lenderPage,
  merchants,
  partnerUsers,
  leadConsent,
  partnerApplications,
  leads,
  ledger,
  payouts,
  statements,
  disputes,
  publicLenders,
  quickCheck,
  comparison,
  consents,
  privacy,
  erasures,
  dedupe,
  integration,
  lenderJourney,
  offering,
  prospects,
  goldOffers,
  score,
  reminders,
  drafts,
  savedViews,
  help,
  faqs,
  tickets,
  training,
  funnel,
  marketing,
  referral,
  partnerSettings,
  catalogue,
  lenderSwitches,
  lenderOverview,
  eligibility,
  revenue,
  brand,
  partners,
  brandStudio,
  reports,
  statusFile,
  imports,
  summary,
  system,
  vouchers,
  audit,
  approvals,
  telecalling,
  messaging,
].flatMap((calls) => Object.values(calls).filter(isEndpoint));
