import { object, string } from 'yup';
import { PARTNER_ROLES } from '../../../resources/area';
import { partners } from '../../../resources/partners';
import {
  noticeSchema,
  notificationSettingsSchema,
} from '../../../schema/entities/partner/notification';
import {
  gstinDecisionSchema,
  partnerContactSchema,
  partnerGstinSchema,
  partnerProfileSchema,
} from '../../../schema/entities/partner/partnerProfile';
import {
  newPayoutAccountSchema,
  payoutAccountDecisionSchema,
  payoutAccountReasonSchema,
  payoutAccountSchema,
} from '../../../schema/entities/partner/payoutAccount';
import { timestamp } from '../../../schema/fields/dates';
import { uuid } from '../../../schema/fields/ids';
import { endpoint } from '../../endpoint';
import { dataAnswer, doneAnswer, requiredArray, recordAnswer } from '../answers';
import { pendingChange, recordVersion, versionSeen } from '../version';

const own = { access: { partner: true } } as const;

const profileAnswer = recordAnswer(partnerProfileSchema);

/** Returns the calling partner's profile. It has no version until the partner first saves it. */
export const getPartnerProfile = endpoint({
  id: 'getPartnerProfile',
  method: 'GET',
  path: '/api/partner/profile',
  summary: 'Read the own profile',
  ...own,
  answer: profileAnswer,
});

/**
 * Saves the calling partner's profile. Another GSTIN counts once an admin has verified it, and only an owner may enter
 * one. 422 for a GSTIN of another PAN than the one on record, or of another state than the address.
 */
export const savePartnerProfile = endpoint({
  id: 'savePartnerProfile',
  method: 'POST',
  path: '/api/partner/profile',
  summary: 'Save the own profile',
  ...own,
  body: partnerContactSchema.shape(versionSeen).noUnknown(),
  answer: profileAnswer,
});

/** Returns the GSTIN that a partner has entered; `gstin` is '' without. */
export const getPartnerGstin = endpoint({
  id: 'getPartnerGstin',
  method: 'GET',
  path: '/api/admin/partners/:partnerId/gstin',
  summary: 'Read the GSTIN of a partner',
  access: { admin: partners.read },
  answer: object({ data: partnerGstinSchema.required() }),
});

/**
 * Verifies or refuses a partner's GSTIN. 409 if the partner has entered another one since, or if it does not hold the
 * PAN on record or is of another state.
 */
export const decidePartnerGstin = endpoint({
  id: 'decidePartnerGstin',
  method: 'POST',
  path: '/api/admin/partners/:partnerId/gstin/decision',
  summary: 'Verify or refuse the GSTIN of a partner',
  access: { admin: partners.write },
  body: gstinDecisionSchema,
  answer: doneAnswer(),
});

const payoutAccountAnswer = object({
  data: payoutAccountSchema.shape(recordVersion).nullable().defined(),
});

/** Returns the account to which the calling partner is paid, its number masked; null if there is none. */
export const getOwnPayoutAccount = endpoint({
  id: 'getOwnPayoutAccount',
  method: 'GET',
  path: '/api/partner/payout-account',
  summary: 'Read the own payout account',
  ...own,
  answer: payoutAccountAnswer,
});

/**
 * Enters another payout account, which an admin has to verify before the next payout. Only an owner may. 422 for a wrong
 * password, 403 to an admin who acts as the partner.
 */
export const savePayoutAccount = endpoint({
  id: 'savePayoutAccount',
  method: 'POST',
  path: '/api/partner/payout-account',
  summary: 'Enter another payout account',
  access: { partner: ['owner'] },
  body: newPayoutAccountSchema,
  answer: payoutAccountAnswer,
});

/** Returns the account to which a partner is paid, its number masked; null if there is none. */
export const getPayoutAccount = endpoint({
  id: 'getPayoutAccount',
  method: 'GET',
  path: '/api/admin/partners/:partnerId/payout-account',
  summary: 'Read the payout account of a partner',
  access: { admin: partners.read },
  answer: payoutAccountAnswer,
});

/** Returns the whole number of a partner's account. The audit log keeps who asked, and why. */
export const revealPayoutAccount = endpoint({
  id: 'revealPayoutAccount',
  method: 'POST',
  path: '/api/admin/partners/:partnerId/payout-account/number',
  summary: 'Read the number of a payout account',
  access: { admin: partners.write },
  body: payoutAccountReasonSchema,
  answer: dataAnswer({ account_number: string().required() }),
});

/**
 * Verifies or refuses the account that a partner entered at `submitted_at`. 409 if the partner has
 * entered another one since.
 */
export const decidePayoutAccount = endpoint({
  id: 'decidePayoutAccount',
  method: 'POST',
  path: '/api/admin/partners/:partnerId/payout-account/decision',
  summary: 'Verify or refuse a payout account',
  access: { admin: partners.write },
  body: payoutAccountDecisionSchema.shape({ submitted_at: timestamp().required() }).noUnknown(),
  answer: doneAnswer().shape({ ...recordVersion, ...pendingChange }),
});

const notificationSettings = () => notificationSettingsSchema.shape(recordVersion).required();

/** Returns the calling partner's notification settings and its newest notices in the portal. */
export const getNotifications = endpoint({
  id: 'getNotifications',
  method: 'GET',
  path: '/api/partner/notifications',
  summary: 'Read the own notifications',
  ...own,
  answer: dataAnswer({ settings: notificationSettings(), notices: requiredArray(noticeSchema) }),
});

/** Notes that the caller has read one notice, or without an id every notice, and returns them. An unknown id changes nothing. */
export const readNotices = endpoint({
  id: 'readNotices',
  method: 'POST',
  path: '/api/partner/notifications/read',
  summary: 'Mark notices as read',
  access: { partner: PARTNER_ROLES },
  body: object({ id: uuid().optional() }).noUnknown(),
  answer: object({ data: requiredArray(noticeSchema) }),
});

export const saveNotifications = endpoint({
  id: 'saveNotifications',
  method: 'POST',
  path: '/api/partner/notifications',
  summary: 'Set the own notifications',
  ...own,
  body: notificationSettingsSchema.shape(versionSeen).noUnknown(),
  answer: object({ data: notificationSettings() }),
});
