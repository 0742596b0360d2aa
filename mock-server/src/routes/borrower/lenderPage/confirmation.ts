import { OPEN_STATUSES } from '@marketplace/shared/schema';
import { confirmByCode, sendLenderCode } from '@marketplace/shared/api';
import { nowIso } from '../../../clock';
import { checkNotWithdrawn } from '../../../data/borrowers/consents';
import { requireRecord } from '../../../data/requireRecord';
import { loadOwnApplicationView } from '../../../data/lenders/lenderNames';
import type {
  ApplicationRecord,
  Collections,
  LenderRecord,
  UserRecord,
} from '../../../data/records';
import { HttpError, notFound } from '../../../httpError';
import { translate } from '../../../messages/translate';
import { throttle } from '../../../middleware/throttle';
import type { Reader } from '../../../store/port';
import { handle } from '../../kit/handle';
import { loadCodeState } from '../../session/otp/liveOtps';
import { OWNER } from '../../session/otp/otpRequester';
import { tryOtp } from '../../session/otp/tryOtp';
import { getPublicOrigin } from '../../kit/publicOrigin';
import { sendConfirmationCode } from './lenderCode';
import { loadOwnLender } from './loadOwnLender';

interface Unconfirmed {
  user: Readonly<UserRecord>;
  lender: Readonly<LenderRecord>;
  application: Readonly<ApplicationRecord>;
}

/**
 * Finds the open application to confirm. Rejects with 404 for an unknown lender, with 409 if there
 * is nothing to confirm or the person has withdrawn the consent to share data with the lender.
 */
async function requireUnconfirmed(
  reader: Reader<Collections>,
  { id, lender: named }: { id: string; lender: string },
): Promise<Unconfirmed> {
  const user = await requireRecord(reader, 'users', id);
  const { lender, applications } = await loadOwnLender(reader, id, named);
  const application = applications.find(({ status }) => OPEN_STATUSES.includes(status));
  if (!application || lender.confirms_by_code !== 1) throw new HttpError(409, 'nothing_to_confirm');
  if (application.confirmed_at) throw new HttpError(409, 'confirmed_already');
  await checkNotWithdrawn(reader, id, { purpose: 'application', lender_id: lender.id });
  return { user, lender, application };
}

export const confirmationRoutes = [
  handle(
    sendLenderCode,
    { before: throttle(30) },
    async ({ params, language, request }, { store, config }) =>
      store.tx(async (writer) => {
        const found = await requireUnconfirmed(writer, params);
        const origin = getPublicOrigin(request, config);
        const limited = config.rateLimits;
        await sendConfirmationCode(writer, { ...found, language, origin, limited });
        const data = await loadCodeState(
          writer,
          { collection: 'lender_codes', id: found.application.id },
          OWNER,
        );
        if (!data) throw notFound();
        return { message: translate(language, 'otp_sent', { contact: data.sent_to }), data };
      }),
  ),
  handle(
    confirmByCode,
    { before: throttle(60) },
    async ({ params, body, language }, { store, config }) => {
      const result = await store.tx(async (writer) => {
        const { application } = await requireUnconfirmed(writer, params);
        const key = { collection: 'lender_codes', id: application.id } as const;
        const attempt = { ...key, requester: OWNER, limited: config.rateLimits };
        const tried = await tryOtp(writer, attempt, body.otp);
        if (!tried.ok) return tried;
        const confirmed_at = nowIso();
        const changes = { confirmed_at, updated_at: confirmed_at };
        return {
          ok: true,
          application: await writer.update('applications', application.id, changes),
        } as const;
      });
      if (!result.ok) throw result.refusal;
      const { application } = result;
      return { data: (await loadOwnApplicationView(store, [application], language))(application) };
    },
  ),
];
