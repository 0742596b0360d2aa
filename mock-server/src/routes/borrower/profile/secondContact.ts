import { confirmContact, sendContactCode } from '@marketplace/shared/api';
import { nowIso } from '../../../clock';
import { isVerified, SECOND_CONTACTS } from '../../../data/borrowers/personalContacts';
import type { Collections, UserRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { toUserView } from '../../../data/views';
import { HttpError, notFound } from '../../../httpError';
import { translate } from '../../../messages/translate';
import { throttle } from '../../../middleware/throttle';
import type { Reader } from '../../../store/port';
import { handle } from '../../kit/handle';
import { getPublicOrigin } from '../../kit/publicOrigin';
import { formatOriginBoundCode } from '../../session/otp/formatOriginBoundCode';
import { loadCodeState } from '../../session/otp/liveOtps';
import { OWNER } from '../../session/otp/otpRequester';
import { requestOtp } from '../../session/otp/requestOtp';
import { tryOtp } from '../../session/otp/tryOtp';

type Name = keyof typeof SECOND_CONTACTS;

const toKey = (id: string) => ({ collection: 'contact_codes', id }) as const;

/** Finds the contact that a code has not confirmed yet. Rejects with 409 if there is none. */
async function requireUnverified(
  reader: Reader<Collections>,
  id: string,
  name: Name,
): Promise<{ user: Readonly<UserRecord>; contact: string }> {
  const user = await requireRecord(reader, 'users', id);
  const contact = user[SECOND_CONTACTS[name].field].toLowerCase();
  if (contact === '' || isVerified(user, name)) throw new HttpError(409, 'contact_confirmed');
  return { user, contact };
}

export const secondContactRoutes = [
  handle(
    sendContactCode,
    { before: throttle(30) },
    async ({ params, body, language, request }, { store, config }) =>
      store.tx(async (writer) => {
        const { contact } = await requireUnverified(writer, params.id, body.contact);
        const origin = getPublicOrigin(request, config);
        await requestOtp(writer, {
          ...toKey(params.id),
          requester: OWNER,
          contact,
          partnerId: null,
          limited: config.rateLimits,
          language,
          text: (code) =>
            translate(language, 'contact_code_text', { code }) +
            (contact.includes('@') ? '' : formatOriginBoundCode(origin, code)),
        });
        const data = await loadCodeState(writer, toKey(params.id), OWNER);
        if (!data) throw notFound();
        return { message: translate(language, 'otp_sent', { contact: data.sent_to }), data };
      }),
  ),
  handle(confirmContact, { before: throttle(60) }, async ({ params, body }, { store, config }) => {
    const result = await store.tx(async (writer) => {
      const { user, contact } = await requireUnverified(writer, params.id, body.contact);
      const attempt = { ...toKey(user.id), requester: OWNER, limited: config.rateLimits };
      const tried = await tryOtp(writer, attempt, body.otp);
      if (!tried.ok) return tried;
      // The code may have gone to another contact that the profile had then.
      if (tried.contact !== contact)
        return {
          ok: false,
          refusal: new HttpError(422, 'otp_expired', { errors: { otp: 'otp_expired' } }),
        } as const;
      const patch = { [SECOND_CONTACTS[body.contact].verified]: 1, updated_at: nowIso() };
      return { ok: true, user: await writer.update('users', user.id, patch) } as const;
    });
    if (!result.ok) throw result.refusal;
    return { data: toUserView(result.user) };
  }),
];
