import { ENDPOINTS } from '@marketplace/shared/api';
import { consentRoutes } from './borrower/consents/consents';
import { draftRoutes } from './borrower/drafts/drafts';
import { helpRoutes } from './borrower/help/help';
import { identityRoutes } from './borrower/journey/identity';
import { ownLeadRoutes } from './borrower/journey/ownLeads';
import { productLenderRoutes } from './borrower/journey/productLenders';
import { productWishRoutes } from './borrower/journey/productWishes';
import { confirmationRoutes } from './borrower/lenderPage/confirmation';
import { lenderPageRoutes } from './borrower/lenderPage/lenderPage';
import { applicationRoutes } from './borrower/offers/applications';
import { commitmentRoutes } from './borrower/offers/commitments';
import { comparisonRoutes } from './borrower/offers/comparison';
import { endApplicationRoutes } from './borrower/offers/endApplication';
import { goldOfferRoutes } from './borrower/offers/goldOffers';
import { scoreRoutes } from './borrower/offers/score';
import { offerRoutes } from './borrower/offers/offers';
import { quickCheckRoutes } from './borrower/quickCheck/quickCheck';
import { erasureRoutes } from './borrower/privacy/erasure';
import { erasureDeskRoutes } from './borrower/privacy/erasureDesk';
import { ownDataRoutes } from './borrower/privacy/ownData';
import { profileRoutes } from './borrower/profile/profile';
import { secondContactRoutes } from './borrower/profile/secondContact';
import { reminderRoutes } from './borrower/reminders/reminders';
import { voucherRoutes } from './borrower/vouchers/vouchers';
import { cardRoutes } from './catalogue/cards/cards';
import { lenderRoutes } from './catalogue/lenders/lenders';
import { lenderOutageRoutes } from './catalogue/lenders/outages';
import { lenderOverviewRoutes } from './catalogue/lenders/overview';
import { previewCriteriaRoutes } from './catalogue/lenders/previewCriteria';
import { publicLenderRoutes } from './catalogue/lenders/publicLenders';
import { revenueRoutes } from './catalogue/lenders/revenue';
import { lenderSwitchRoutes } from './catalogue/lenders/switches';
import { approvalRoutes } from './console/approvals/approvals';
import { auditRoutes } from './console/auditLog';
import { savedViewRoutes } from './savedViews/savedViews';
import { dedupeRoutes } from './customers/dedupe/dedupe';
import { messagingRoutes } from './customers/messaging/messaging';
import { telecallingRoutes } from './customers/telecalling/telecalling';
import { customerTimelineRoutes } from './customers/timeline/customerTimeline';
import { disputeRoutes } from './earnings/ledger/disputes';
import { ledgerRoutes } from './earnings/ledger/ledger';
import { payoutRoutes } from './earnings/ledger/payouts';
import { statementRoutes } from './earnings/ledger/statements';
import { customerFileRoutes } from './earnings/reports/customerFile';
import { customerNoteRoutes } from './earnings/reports/customerNotes';
import { reportRoutes } from './earnings/reports/reports';
import { alertRoutes } from './earnings/summary/alerts';
import { summaryRoutes } from './earnings/summary/summary';
import { importRoutes } from './files/imports/imports';
import { decisionRoutes } from './files/imports/kinds/decisions';
import { statusFileRoutes } from './files/statusFile/statusFile';
import { uploadRoutes } from './uploads/uploadImage';
import { jobRoutes } from './jobs/jobRoutes';
import type { Route } from './kit/handle';
import { brandRoutes } from './partner/brand/brand';
import { brandStudioRoutes } from './partner/brand/brandStudio';
import { faqRoutes } from './partner/faqs/faqs';
import { funnelRoutes } from './partner/funnel/funnel';
import { apiKeyRoutes } from './partner/integration/apiKeys';
import { sandboxRoutes } from './partner/integration/sandbox';
import { webhookRoutes } from './partner/integration/webhooks';
import { partnerApplicationRoutes } from './partner/applications/applications';
import { leadRoutes } from './partner/leads/leads';
import { marketingRoutes } from './partner/marketing/marketing';
import { merchantRoutes } from './partner/merchants/merchants';
import { offeringRoutes } from './partner/offering/offering';
import { notificationRoutes } from './partner/partnerSettings/notifications';
import { payoutAccountRoutes } from './earnings/payee/payoutAccount';
import { partnerGstinRoutes } from './earnings/payee/partnerGstin';
import { partnerProfileRoutes } from './partner/partnerSettings/profile';
import { invitationRoutes } from './partner/partnerUsers/invitations';
import { partnerStatusRoutes } from './partner/partnerUsers/partnerStatus';
import { partnerUserRoutes } from './partner/partnerUsers/partnerUsers';
import { userAccessRoutes } from './partner/partnerUsers/userAccess';
import { prospectRoutes } from './partner/prospects/prospects';
import { referralRoutes } from './partner/referral/referral';
import { ticketRoutes } from './partner/tickets/tickets';
import { trainingRoutes } from './partner/training/training';
import { masqueradeRoutes } from './session/masquerade';
import { ownSessionRoutes } from './session/ownSessions';
import { passcodeRoutes } from './borrower/signIn/passcodeSignIn';
import { changePasswordRoutes } from './session/password/changePassword';
import { forgottenPasswordRoutes } from './session/password/forgottenPassword';
import { passwordRoutes } from './session/password/passwordSignIn';
import { requiredSecondFactorRoutes } from './session/secondFactor/requiredSecondFactor';
import { secondFactorRoutes } from './session/secondFactor/secondFactor';
import { systemRoutes } from './system/system';

const routes: readonly Route[] = [
  ...passwordRoutes,
  ...forgottenPasswordRoutes,
  ...passcodeRoutes,
  ...changePasswordRoutes,
  ...ownSessionRoutes,
  ...secondFactorRoutes,
  ...requiredSecondFactorRoutes,
  ...masqueradeRoutes,
  ...profileRoutes,
  ...secondContactRoutes,
  ...identityRoutes,
  ...ownLeadRoutes,
  ...productLenderRoutes,
  ...productWishRoutes,
  ...lenderPageRoutes,
  ...confirmationRoutes,
  ...publicLenderRoutes,
  ...quickCheckRoutes,
  ...merchantRoutes,
  ...partnerUserRoutes,
  ...userAccessRoutes,
  ...invitationRoutes,
  ...partnerStatusRoutes,
  ...leadRoutes,
  ...partnerApplicationRoutes,
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
  ...partnerGstinRoutes,
  ...partnerProfileRoutes,
  ...payoutAccountRoutes,
  ...notificationRoutes,
  ...trainingRoutes,
  ...ticketRoutes,
  ...goldOfferRoutes,
  ...scoreRoutes,
  ...offerRoutes,
  ...applicationRoutes,
  ...commitmentRoutes,
  ...comparisonRoutes,
  ...endApplicationRoutes,
  ...lenderRoutes,
  ...lenderOverviewRoutes,
  ...lenderSwitchRoutes,
  ...lenderOutageRoutes,
  ...previewCriteriaRoutes,
  ...revenueRoutes,
  ...cardRoutes,
  ...brandRoutes,
  ...brandStudioRoutes,
  ...voucherRoutes,
  ...uploadRoutes,
  ...statusFileRoutes,
  ...decisionRoutes,
  ...importRoutes,
  ...jobRoutes,
  ...alertRoutes,
  ...summaryRoutes,
  ...reportRoutes,
  ...customerFileRoutes,
  ...customerTimelineRoutes,
  ...customerNoteRoutes,
  ...auditRoutes,
  ...approvalRoutes,
  ...telecallingRoutes,
  ...messagingRoutes,
  ...systemRoutes,
];

/** Returns every call's handler. Throws, naming the calls, if a declared call does not have exactly one. */
export function checkRoutes(): readonly Route[] {
  const faults = ENDPOINTS.filter(
    (endpoint) => routes.filter((route) => route.endpoint.id === endpoint.id).length !== 1,
  );
  if (faults.length > 0) {
    throw new Error(`Calls without exactly one handler: ${faults.map(({ id }) => id).join(', ')}`);
  }
  return routes;
}
