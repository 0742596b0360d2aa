import { randomBytes } from 'node:crypto';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  passSecondFactor,
  removeSecondFactor,
} from '@marketplace/shared/api';
import { DEFAULT_BRAND } from '@marketplace/shared/branding';
import type { Request } from 'express';
import { type Factor, findSecondFactor, needsSecondFactor } from '../../../auth/secondFactor';
import { getSessionExpiry } from '../../../auth/sessionExpiry';
import { hashSecret } from '../../../auth/tokens';
import { findTotpStep, newTotpSecret, toBase32 } from '../../../auth/totp';
import { nowIso } from '../../../clock';
import type { Context } from '../../../context';
import { requireRecord } from '../../../data/requireRecord';
import type { SecondFactorRecord } from '../../../data/records';
import { HttpError, wrongField } from '../../../httpError';
import { translate } from '../../../messages/translate';
import { throttle } from '../../../middleware/throttle';
import type { Patch } from '../../../store/port';
import { noteSignIn } from '../../audit/signIns';
import { tellUser } from '../../outbox/securityNotice';
import { handle } from '../../kit/handle';
import { confirmPassword } from '../password/confirmPassword';

const RECOVERY_CODES = 10;

/** Generates a recovery code of 50 random bits. */
function createRecoveryCode(): string {
  const letters = toBase32(randomBytes(7));
  return `${letters.slice(0, 5)}-${letters.slice(5, 10)}`;
}

const hashRecoveryCode = (code: string, id: number): string =>
  hashSecret(code.toUpperCase(), `recovery ${id}`);

/** Returns the change that uses up a code; throws 422 for a wrong or used one. */
function useCode(factor: Factor, code: string): Patch<SecondFactorRecord> {
  const step = findTotpStep(factor.secret, code, factor.last_step);
  if (step !== undefined) return { last_step: step };
  const used = hashRecoveryCode(code, factor.id);
  if (!factor.recovery_hashes.includes(used)) throw wrongField('code', 'second_factor_wrong');
  return { recovery_hashes: factor.recovery_hashes.filter((hash) => hash !== used) };
}

/** Throttles guessing as for passwords, and saves that the code is used. */
async function checkCode(
  { id, code, request }: { readonly id: number; readonly code: string; readonly request: Request },
  { store, loginThrottle }: Pick<Context, 'store' | 'loginThrottle'>,
): Promise<void> {
  const attempt = { account: `second factor ${id}`, address: request.ip ?? '' };
  await loginThrottle.begin(attempt);
  await store.tx(async (writer) => {
    const factor = await findSecondFactor(writer, id);
    if (!factor) throw wrongField('code', 'second_factor_wrong');
    await writer.update('second_factors', id, useCode(factor, code));
  });
  await loginThrottle.clear(attempt);
}

export const secondFactorRoutes = [
  handle(getSecondFactor, async ({ session }, { store }) => {
    if (!session || session.masquerade_by !== null) throw new HttpError(403, 'forbidden');
    const factor = await findSecondFactor(store, session.account_id ?? 0);
    return {
      data: {
        is_on: factor !== undefined,
        recovery_codes_left: factor?.recovery_hashes.length ?? 0,
      },
    };
  }),
  handle(beginSecondFactor, async (call, context) => {
    const { id, email } = await confirmPassword(call, context);
    const secret = newTotpSecret();
    await context.store.tx(async (writer) => {
      if (await findSecondFactor(writer, id)) throw new HttpError(409, 'second_factor_on');
      const fresh = { secret, confirmed_at: null, last_step: 0, recovery_hashes: [] };
      await ((await writer.get('second_factors', id))
        ? writer.update('second_factors', id, fresh)
        : writer.insert('second_factors', { ...fresh, id }));
    });
    const { partner_id } = call.session ?? {};
    const partner = await context.store.get('partners', partner_id ?? 0);
    const issuer = encodeURIComponent(partner?.title ?? DEFAULT_BRAND.name);
    const address = `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
    return { data: { secret, address } };
  }),
  handle(confirmSecondFactor, async ({ body, session }, { store }) => {
    if (!session || session.masquerade_by !== null) throw new HttpError(403, 'forbidden');
    const id = session.account_id ?? 0;
    const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
    await store.tx(async (writer) => {
      const factor = await writer.get('second_factors', id);
      if (!factor || factor.confirmed_at) throw new HttpError(409, 'second_factor_on');
      await writer.update('second_factors', id, {
        ...useCode(factor, body.code),
        confirmed_at: nowIso(),
        recovery_hashes: codes.map((code) => hashRecoveryCode(code, id)),
      });
      await writer.update('sessions', session.id, { must_set_second_factor: false });
      const account = await writer.get('accounts', id);
      if (account) await tellUser(writer, account, 'security_second_factor_on');
    });
    return { data: { recovery_codes: codes } };
  }),
  handle(removeSecondFactor, async (call, context) => {
    const account = await confirmPassword(call, context);
    const { id } = account;
    if (await needsSecondFactor(context.store, account))
      throw new HttpError(409, 'second_factor_required');
    await checkCode({ id, code: call.body.code, request: call.request }, context);
    await context.store.tx(async (writer) => {
      await writer.remove('second_factors', id);
      await tellUser(writer, account, 'security_second_factor_off');
    });
    return { success: true, message: translate(call.language, 'second_factor_off') };
  }),
  handle(
    passSecondFactor,
    { before: throttle(60) },
    async ({ body, request, language }, context) => {
      const { store, config } = context;
      const filter = { token_hash: hashSecret(body.token) };
      const [session] = (await store.find('sessions', { filter })).rows;
      if (
        !session?.second_factor_due ||
        getSessionExpiry(session, config.sessionLimits) <= nowIso()
      )
        throw new HttpError(401, 'signed_out');
      const id = session.account_id ?? 0;
      const account = await requireRecord(store, 'accounts', id);
      try {
        await checkCode({ id, code: body.code, request }, context);
      } catch (error) {
        if (error instanceof HttpError) await noteSignIn(context, 'sign_in_failed', account);
        throw error;
      }
      await store.tx((writer) =>
        writer.update('sessions', session.id, { second_factor_due: false }),
      );
      await noteSignIn(context, 'sign_in', account);
      return { success: true, message: translate(language, 'second_factor_passed') };
    },
  ),
];
