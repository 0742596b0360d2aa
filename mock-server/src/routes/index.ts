import { ENDPOINTS } from '@marketplace/shared/api';
import { approvalRoutes } from './approvals/approvals';
import { auditRoutes } from './audit/audit';
import { brandRoutes } from './brand/brand';
import { brandStudioRoutes } from './brand/brandStudio';
import { cardRoutes } from './cards/cards';
import { identityRoutes } from './journey/identity';
import { ownLeadRoutes } from './journey/ownLeads';
import { productLenderRoutes } from './journey/productLenders';
import { consentRoutes } from './consents/consents';
import { dedupeRoutes } from './dedupe/dedupe';
import { draftRoutes } from './drafts/drafts';
import { apiKeyRoutes } from './integration/apiKeys';
import { sandboxRoutes } from './integration/sandbox';
import { webhookRoutes } from './integration/webhooks';
import { faqRoutes } from './faqs/faqs';
import { funnelRoutes } from './funnel/funnel';
import { helpRoutes } from './help/help';
import { decisionRoutes } from './imports/kinds/decisions';
import { importRoutes } from './imports/imports';
import type { Route } from './kit/handle';
import { confirmationRoutes } from './lenderPage/confirmation';
import { disputeRoutes } from './ledger/disputes';
import { leadRoutes } from './leads/leads';
import { ledgerRoutes } from './ledger/ledger';
import { payoutRoutes } from './ledger/payouts';
import { statementRoutes } from './ledger/statements';
import { lenderPageRoutes } from './lenderPage/lenderPage';
import { lenderGroupRoutes } from './lenders/groups';
import { lenderRoutes } from './lenders/lenders';
import { lenderOutageRoutes } from './lenders/outages';
import { previewCriteriaRoutes } from './lenders/previewCriteria';
import { publicLenderRoutes } from './lenders/publicLenders';
import { revenueRoutes } from './lenders/revenue';
import { lenderOverviewRoutes } from './lenders/overview';
import { lenderSwitchRoutes } from './lenders/switches';
import { marketingRoutes } from './marketing/marketing';
import { merchantRoutes } from './merchants/merchants';
import { messagingRoutes } from './messaging/messaging';
import { applicationRoutes } from './offers/applications';
import { offeringRoutes } from './offering/offering';
import { offerRoutes } from './offers/offers';
import { erasureRoutes } from './privacy/erasure';
import { erasureDeskRoutes } from './privacy/erasureDesk';
import { ownDataRoutes } from './privacy/ownData';
import { invitationRoutes } from './partnerUsers/invitations';
import { partnerStatusRoutes } from './partnerUsers/partnerStatus';
import { partnerUserRoutes } from './partnerUsers/partnerUsers';
import { profileRoutes } from './profile/profile';
import { notificationRoutes } from './partnerSettings/notifications';
import { partnerProfileRoutes } from './partnerSettings/profile';
import { payoutAccountRoutes } from './partnerSettings/payoutAccount';
import { prospectRoutes } from './prospects/prospects';
import { referralRoutes } from './referral/referral';
import { reminderRoutes } from './reminders/reminders';
import { customerFileRoutes } from './reports/customerFile';
import { restoreRoutes } from './restore/restoreRecord';
import { customerNoteRoutes } from './reports/customerNotes';
import { customerTimelineRoutes } from './timeline/customerTimeline';
import { reportRoutes } from './reports/reports';
import { savedViewRoutes } from './savedViews/savedViews';
import { changePasswordRoutes } from './session/password/changePassword';
import { logoutRoutes } from './session/logout';
import { masqueradeRoutes } from './session/masquerade';
import { ownSessionRoutes } from './session/ownSessions';
import { passcodeRoutes } from './session/passcode/passcodeSignIn';
import { passwordRoutes } from './session/password/passwordSignIn';
import { resetPasswordRoutes } from './session/password/resetPassword';
import { requiredSecondFactorRoutes } from './session/secondFactor/requiredSecondFactor';
import { secondFactorRoutes } from './session/secondFactor/secondFactor';
import { statusFileRoutes } from './statusFile/statusFile';
import { alertRoutes } from './summary/alerts';
import { summaryRoutes } from './summary/summary';
import { telecallingRoutes } from './telecalling/telecalling';
import { ticketRoutes } from './tickets/tickets';
import { trainingRoutes } from './training/training';
import { systemRoutes } from './system/system';
import { voucherRoutes } from './vouchers/vouchers';
import { uploadRoutes } from './uploads/uploadImage';

const routes: readonly Route[] = [
  ...passwordRoutes,
  ...passcodeRoutes,
  ...logoutRoutes,
  ...changePasswordRoutes,
  ...resetPasswordRoutes,
  ...ownSessionRoutes,
  ...secondFactorRoutes,
  ...requiredSecondFactorRoutes,
  ...masqueradeRoutes,
  ...profileRoutes,
  ...identityRoutes,
  ...ownLeadRoutes,
  ...productLenderRoutes,
  ...lenderPageRoutes,
  ...confirmationRoutes,
  ...publicLenderRoutes,
  ...merchantRoutes,
  ...partnerUserRoutes,
  ...invitationRoutes,
  ...partnerStatusRoutes,
  ...leadRoutes,
  ...ledgerRoutes,
  ...payoutRoutes,
  ...statementRoutes,
  ...disputeRoutes,
  ...consentRoutes,
  ...ownDataRoutes,
  ...erasureRoutes,
  ...erasureDeskRoutes,
  ...dedupeRoutes,
  ...offeringRoutes,
  ...prospectRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
  ...sandboxRoutes,
  ...reminderRoutes,
  ...draftRoutes,
  ...savedViewRoutes,
  ...helpRoutes,
  ...faqRoutes,
  ...funnelRoutes,
  ...marketingRoutes,
  ...referralRoutes,
  ...partnerProfileRoutes,
  ...payoutAccountRoutes,
  ...notificationRoutes,
  ...trainingRoutes,
  ...ticketRoutes,
  ...offerRoutes,
  ...applicationRoutes,
  ...lenderRoutes,
  ...lenderOverviewRoutes,
  ...lenderSwitchRoutes,
  ...lenderOutageRoutes,
  ...previewCriteriaRoutes,
  ...lenderGroupRoutes,
  ...revenueRoutes,
  ...cardRoutes,
  ...brandRoutes,
  ...brandStudioRoutes,
  ...voucherRoutes,
  ...uploadRoutes,
  ...statusFileRoutes,
  ...decisionRoutes,
  ...importRoutes,
  ...alertRoutes,
  ...summaryRoutes,
  ...reportRoutes,
  ...customerFileRoutes,
  ...customerTimelineRoutes,
  ...customerNoteRoutes,
  ...restoreRoutes,
  ...auditRoutes,
  ...approvalRoutes,
  ...telecallingRoutes,
  ...messagingRoutes,
  ...systemRoutes,
];

/**
 * Returns every call's handler. Throws, naming the calls, if a declared call does not have exactly
 * one.
 */
export function checkRoutes(): readonly Route[] {
  const faults = ENDPOINTS.filter(
    (endpoint) => routes.filter((route) => route.endpoint.id === endpoint.id).length !== 1,
  );
  if (faults.length > 0) {
    throw new Error(`Calls without exactly one handler: ${faults.map(({ id }) => id).join(', ')}`);
  }
  return routes;
}
