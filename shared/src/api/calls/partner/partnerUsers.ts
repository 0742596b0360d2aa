import { boolean, number, object, string } from 'yup';
import { partners, partnerUsers } from '../../../resources/partners';
import { apiKeySchema, webhookSchema } from '../../../schema/entities/partner/integration';
import { partnerSchema, publicPartnerSchema } from '../../../schema/entities/partner/partner';
import {
  newPartnerUserSchema,
  partnerUserChangeSchema,
  partnerUserSchema,
} from '../../../schema/entities/partner/partnerUser';
import { timestamp } from '../../../schema/fields/dates';
import { flag } from '../../../schema/fields/numbers';
import { newPassword } from '../../../schema/fields/password';
import { endpoint } from '../../endpoint';
import { dataAnswer, doneAnswer, requiredArray, recordAnswer } from '../answers';
import { ownBrand } from './brand';
import { recordVersion, versionSeen } from '../version';

/** An owner manages the users of the own partner, an admin those of any; another partner's are 404. */
const ownerOnly = { access: { partner: ['owner'], admin: partnerUsers.write } } as const;

const user = partnerUserSchema.shape(recordVersion);
const userAnswer = object({ data: user.required() });
const nothing = object({}).noUnknown();

/** Lists the users by name; `own` marks the caller's account. */
export const getPartnerUsers = endpoint({
  id: 'getPartnerUsers',
  method: 'GET',
  path: '/api/partners/:partnerId/users',
  summary: 'List the users of a partner',
  ...ownerOnly,
  answer: object({ data: requiredArray(user.shape({ own: boolean().required() })) }),
});

/** Adds a user and sends an invitation. 409 for an e-mail address that signs in to the portal already. */
export const invitePartnerUser = endpoint({
  id: 'invitePartnerUser',
  method: 'POST',
  creates: true,
  path: '/api/partners/:partnerId/users',
  summary: 'Invite a user of a partner',
  ...ownerOnly,
  body: newPartnerUserSchema,
  answer: userAnswer,
});

/**
 * Sets the role of a user and whether the user may sign in, and ends the user's sessions if either changes. What
 * the user has made (`getUserAccess`) ends with the right of an owner.
 * 409 for the caller's own account, and for the last owner.
 */
export const updatePartnerUser = endpoint({
  id: 'updatePartnerUser',
  method: 'POST',
  path: '/api/partners/:partnerId/users/:id',
  summary: 'Change the role of a user, disable or enable the user',
  ...ownerOnly,
  body: partnerUserChangeSchema.shape(versionSeen),
  answer: userAnswer,
});

/** Removes a user for good. 409 for the caller's own account, and for the last owner. */
export const removePartnerUser = endpoint({
  id: 'removePartnerUser',
  method: 'DELETE',
  path: '/api/partners/:partnerId/users/:id',
  summary: 'Remove a user of a partner',
  ...ownerOnly,
  answer: userAnswer,
});

/** Lists what works by the right of a user, and ends with it: keys, webhooks and invitations. */
export const getUserAccess = endpoint({
  id: 'getUserAccess',
  method: 'GET',
  path: '/api/partners/:partnerId/users/:id/access',
  summary: 'List the keys, webhooks and invitations of a user',
  ...ownerOnly,
  answer: dataAnswer({
    keys: requiredArray(apiKeySchema.pick(['id', 'name', 'mode'])),
    webhooks: requiredArray(webhookSchema.pick(['id', 'url', 'mode'])),
    invitations: requiredArray(partnerUserSchema.pick(['id', 'name', 'email'])),
  }),
});

/** Hands the keys, webhooks and invitations of a user to the caller, so that they outlast the user's right. */
export const takeOverAccess = endpoint({
  id: 'takeOverAccess',
  method: 'POST',
  path: '/api/partners/:partnerId/users/:id/access',
  summary: 'Take over the keys, webhooks and invitations of a user',
  access: { partner: ['owner'] },
  body: nothing,
  answer: doneAnswer(),
});

/**
 * Sends a new invitation, after which no earlier one counts. The sessions and the password of a user who
 * has one end.
 */
export const renewInvitation = endpoint({
  id: 'renewInvitation',
  method: 'POST',
  creates: true,
  path: '/api/partners/:partnerId/users/:id/invitation',
  summary: 'Send a new invitation to a user',
  ...ownerOnly,
  body: nothing,
  answer: userAnswer,
});

/** Withdraws an invitation that nobody has accepted. */
export const withdrawInvitation = endpoint({
  id: 'withdrawInvitation',
  method: 'DELETE',
  path: '/api/partners/:partnerId/users/:id/invitation',
  summary: 'Withdraw an invitation',
  ...ownerOnly,
  answer: userAnswer,
});

/**
 * Disables a partner or enables it again. Disabling ends its users' sessions, revokes its keys and switches
 * its webhooks off. 409 for the product's own partner.
 */
export const setPartnerStatus = endpoint({
  id: 'setPartnerStatus',
  method: 'POST',
  path: '/api/admin/partners/:partnerId/status',
  summary: 'Disable or enable a partner',
  access: { admin: partners.write },
  body: object({ status: flag().required() }).shape(versionSeen).noUnknown(),
  answer: recordAnswer(partnerSchema),
});

/** The secret of an invitation. The link carries it behind a #, which no server gets to see. */
const invitationToken = () => string().required().max(100);

/** Tells whom an invitation is for. 404 for one that was used, replaced or withdrawn, or has expired. */
export const readInvitation = endpoint({
  id: 'readInvitation',
  method: 'POST',
  path: '/api/partner/invitation',
  summary: 'Read an invitation',
  access: 'public',
  body: object({ token: invitationToken() }).noUnknown(),
  answer: dataAnswer({
    name: string().defined(),
    email: string().required(),
    expires_at: timestamp(),
    partner: publicPartnerSchema.shape(ownBrand).required(),
  }),
});

/** Sets the password of an invited user and signs the user in. An invitation is accepted once. */
export const acceptInvitation = endpoint({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/api/partner/invitation/accept',
  summary: 'Accept an invitation',
  access: 'public',
  body: object({ token: invitationToken(), new_password: newPassword() }).noUnknown(),
  answer: object({
    token: string().required(),
    partner_id: number().required(),
    name: string().defined(),
    /** Present, and true, only while the person must set up a second factor before anything else. */
    must_set_second_factor: boolean().oneOf([true] as const),
  }),
});
