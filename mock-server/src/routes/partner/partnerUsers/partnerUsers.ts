import {
  getPartnerUsers,
  invitePartnerUser,
  removePartnerUser,
  renewInvitation,
  updatePartnerUser,
  withdrawInvitation,
} from '@marketplace/shared/api';
import { INVITATION_DAYS, MAX_PARTNER_USERS } from '@marketplace/shared/schema';
import { toPartnerRole } from '../../../auth/partnerAccounts';
import { forgetSecondFactor } from '../../../auth/secondFactor';
import type { Session } from '../../../auth/sessions';
import { endAllSessions } from '../../../auth/sessions';
import { saveChange } from '../../../data/changes';
import type { AccountRecord, Collections } from '../../../data/records';
import { toPartnerUserView } from '../../../data/views';
import { HttpError, notFound } from '../../../httpError';
import { type Language, translate } from '../../../messages/translate';
import { throttle } from '../../../middleware/throttle';
import type { Reader, Writer } from '../../../store/port';
import { requireOwnSession } from '../integration/requireOwnSession';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { handle } from '../../kit/handle';
import { getPublicOrigin } from '../../kit/publicOrigin';
import { removeSavedViews } from '../../savedViews/savedViews';
import { tellPartner } from '../../outbox/securityNotice';
import { newInvitation, sendInvitation } from './invitations';
import { requirePartner, requireUser } from './requireUser';
import { endAccess } from './userAccess';

type Account = Readonly<AccountRecord>;

async function findUsers(
  reader: Reader<Collections>,
  partner_id: number,
): Promise<readonly Account[]> {
  const filter = { area: 'partner', partner_id };
  return (await reader.find('accounts', { filter, sort: ['name', 'ASC'] })).rows;
}

/** Finds the language of a partner: that in which its merchant applied, English for others. */
async function findPartnerLanguage(
  reader: Reader<Collections>,
  own_partner_id: number,
): Promise<Language> {
  const { rows } = await reader.find('merchants', { filter: { own_partner_id } });
  return rows[0]?.language ?? 'en';
}

/** Throws 403 for an admin who acts as the partner: rights would outlast the masquerade. */
function refuseMasquerade(session: Session | undefined): void {
  if (session?.area === 'partner') requireOwnSession(session);
}

/** Throws 409 if the partner would lose its last owner who can sign in. */
async function requireOtherOwner(reader: Reader<Collections>, user: Account): Promise<void> {
  const users = await findUsers(reader, user.partner_id ?? 0);
  const isLast = users.every(
    (one) =>
      one.id === user.id ||
      one.status === 0 ||
      toPartnerRole(one) !== 'owner' ||
      (one.is_invited === true && user.is_invited !== true),
  );
  if (isLast && user.status === 1) throw new HttpError(409, 'last_owner');
}

/** Throws 409 if the change would take rights from the last owner or from the caller. */
async function requireDispensable(
  reader: Reader<Collections>,
  session: Session | undefined,
  user: Account,
): Promise<void> {
  if (toPartnerRole(user) === 'owner') await requireOtherOwner(reader, user);
  if (session?.account_id === user.id) throw new HttpError(409, 'own_account');
}

/** Tells the partner that a user has become an owner, or is none any more. */
async function tellOfOwner(
  writer: Writer<Collections>,
  user: Account,
  isOwner: boolean,
): Promise<void> {
  const wasOwner = user.status === 1 && toPartnerRole(user) === 'owner';
  if (isOwner === wasOwner) return;
  const event = isOwner ? 'security_owner_added' : 'security_owner_removed';
  const params = { name: user.name };
  await tellPartner(writer, user.partner_id ?? 0, event, { others: [user], params });
}

export const partnerUserRoutes = [
  handle(getPartnerUsers, async ({ params, session }, { store }) => {
    const { id } = await requirePartner(store, session, params.partnerId);
    const users = await findUsers(store, id);
    return {
      data: users.map((user) => ({
        ...toPartnerUserView(user),
        own: user.id === session?.account_id,
      })),
    };
  }),
  handle(
    invitePartnerUser,
    { before: throttle(20) },
    async ({ params, body, session, language, request }, { store, config }) => {
      refuseMasquerade(session);
      const { fields, link } = newInvitation(getPublicOrigin(request, config));
      const email = body.email.toLowerCase();
      const user = await store.tx(async (writer) => {
        const partner = await requirePartner(writer, session, params.partnerId);
        if (partner.status !== 1) throw new HttpError(409, 'partner_disabled');
        const known = await writer.find('accounts', { filter: { area: 'partner', email } });
        if (known.total > 0)
          throw new HttpError(409, 'email_taken', { errors: { email: 'email_taken' } });
        if ((await findUsers(writer, partner.id)).length >= MAX_PARTNER_USERS)
          throw new HttpError(409, 'too_many_users', { params: { max: MAX_PARTNER_USERS } });
        // A colleague probably speaks the invited person's language; an admin may not.
        const spoken =
          session?.area === 'partner' ? language : await findPartnerLanguage(writer, partner.id);
        const made = await writer.insert('accounts', {
          ...fields,
          ...body,
          language: spoken,
          mobile_phone_number: body.mobile_phone_number ?? '',
          email,
          area: 'partner',
          status: 1,
          partner_id: partner.id,
          ...(session?.area === 'partner' && { invited_by: session.account_id ?? 0 }),
        });
        const words = { partner: partner.title, days: INVITATION_DAYS, link };
        await sendInvitation(writer, made, translate(spoken, 'invitation', words));
        if (made.role === 'owner')
          await tellPartner(writer, partner.id, 'security_owner_added', {
            params: { name: made.name },
          });
        return made;
      });
      return { data: toPartnerUserView(user) };
    },
  ),
  handle(updatePartnerUser, async ({ params, body, session, request }, { store }) => {
    refuseMasquerade(session);
    const { version: _, ...patch } = body;
    const seen = getExpectedVersion(request, body);
    const saved = await store.tx(async (writer) => {
      const { user } = await requireUser(writer, session, params);
      const change = { old: user, patch, seen, view: toPartnerUserView };
      if (patch.role === toPartnerRole(user) && patch.status === user.status)
        return saveChange(writer, 'accounts', { ...change, patch: {} });
      if (patch.role !== 'owner' || patch.status === 0)
        await requireDispensable(writer, session, user);
      else if (session?.account_id === user.id) throw new HttpError(409, 'own_account');
      await endAllSessions(writer, { account_id: user.id });
      if (patch.role !== 'owner' || patch.status === 0)
        await endAccess(writer, { partner_id: user.partner_id ?? 0, account_id: user.id });
      await tellOfOwner(writer, user, patch.status === 1 && patch.role === 'owner');
      return saveChange(writer, 'accounts', change);
    });
    return { data: toPartnerUserView(saved) };
  }),
  handle(removePartnerUser, async ({ params, session }, { store }) => {
    refuseMasquerade(session);
    const removed = await store.tx(async (writer) => {
      const { user } = await requireUser(writer, session, params);
      await requireDispensable(writer, session, user);
      await endAllSessions(writer, { account_id: user.id });
      await endAccess(writer, { partner_id: user.partner_id ?? 0, account_id: user.id });
      await removeSavedViews(writer, user.id);
      await forgetSecondFactor(writer, user.id);
      await tellOfOwner(writer, user, false);
      return writer.remove('accounts', user.id);
    });
    return { data: toPartnerUserView(removed) };
  }),
  handle(
    renewInvitation,
    { before: throttle(20) },
    async ({ params, session, request }, { store, config }) => {
      refuseMasquerade(session);
      const { fields, link } = newInvitation(getPublicOrigin(request, config));
      const saved = await store.tx(async (writer) => {
        const { user, partner } = await requireUser(writer, session, params);
        if (session?.account_id === user.id) throw new HttpError(409, 'own_password');
        if (partner.status !== 1) throw new HttpError(409, 'partner_disabled');
        if (user.status !== 1) throw new HttpError(409, 'user_disabled');
        await endAllSessions(writer, { account_id: user.id });
        await forgetSecondFactor(writer, user.id);
        const words = { partner: partner.title, days: INVITATION_DAYS, link };
        const spoken = user.language ?? (await findPartnerLanguage(writer, partner.id));
        await sendInvitation(writer, user, translate(spoken, 'invitation', words));
        return writer.update('accounts', user.id, fields);
      });
      return { data: toPartnerUserView(saved) };
    },
  ),
  handle(withdrawInvitation, async ({ params, session }, { store }) => {
    refuseMasquerade(session);
    const saved = await store.tx(async (writer) => {
      const { user } = await requireUser(writer, session, params);
      if (user.is_invited !== true) throw notFound();
      return writer.update('accounts', user.id, { invitation_hash: null });
    });
    return { data: toPartnerUserView(saved) };
  }),
];
