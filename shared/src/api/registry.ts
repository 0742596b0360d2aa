import * as approvals from './calls/approvals';
import * as audit from './calls/audit';
import * as brand from './calls/brand';
import * as partners from './calls/partners';
import * as brandStudio from './calls/brandStudio';
import * as catalogue from './calls/catalogue';
import * as consents from './calls/consents';
import * as dedupe from './calls/dedupe';
import * as disputes from './calls/disputes';
import * as drafts from './calls/drafts';
import * as erasures from './calls/erasures';
import * as eligibility from './calls/eligibility';
import * as faqs from './calls/faqs';
import * as funnel from './calls/funnel';
import * as help from './calls/help';
import * as imports from './calls/imports';
import * as journey from './calls/journey';
import * as lenderOverview from './calls/lenderOverview';
import * as lenderPage from './calls/lenderPage';
import * as lenderSwitches from './calls/lenderSwitches';
import * as leads from './calls/leads';
import * as ledger from './calls/ledger';
import * as marketing from './calls/marketing';
import * as merchants from './calls/merchants';
import * as referral from './calls/referral';
import * as messaging from './calls/messaging';
import * as lenderJourney from './calls/lenderJourney';
import * as offering from './calls/offering';
import * as ownSessions from './calls/ownSessions';
import * as partnerSettings from './calls/partnerSettings';
import * as partnerUsers from './calls/partnerUsers';
import * as payouts from './calls/payouts';
import * as statements from './calls/statements';
import * as privacy from './calls/privacy';
import * as publicLenders from './calls/publicLenders';
import * as integration from './calls/integration';
import * as prospects from './calls/prospects';
import * as reminders from './calls/reminders';
import * as reports from './calls/reports';
import * as resetPassword from './calls/resetPassword';
import * as restore from './calls/restore';
import * as revenue from './calls/revenue';
import * as savedViews from './calls/savedViews';
import * as secondFactor from './calls/secondFactor';
import * as session from './calls/session';
import * as statusFile from './calls/statusFile';
import * as summary from './calls/summary';
import * as system from './calls/system';
import * as telecalling from './calls/telecalling';
import * as tickets from './calls/tickets';
import * as training from './calls/training';
import * as vouchers from './calls/vouchers';
import * as user from './calls/user';
import type { Endpoint } from './endpoint';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;

/** Every call outside `/api/rest`, by its id. */
export const ENDPOINTS: readonly Endpoint[] = [
  session,
  ownSessions,
  secondFactor,
  resetPassword,
  restore,
  user,
  journey,
  lenderPage,
  merchants,
  partnerUsers,
  leads,
  ledger,
  payouts,
  statements,
  disputes,
  publicLenders,
  consents,
  privacy,
  erasures,
  dedupe,
  integration,
  lenderJourney,
  offering,
  prospects,
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
