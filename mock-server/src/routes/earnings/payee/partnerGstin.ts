import { decidePartnerGstin, getPartnerGstin } from '@marketplace/shared/api';
import { maskPan } from '@marketplace/shared/format';
import { findGstStateCode, getGstinState } from '@marketplace/shared/schema';
import type { PartnerProfileRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError } from '../../../httpError';
import { translate } from '../../../messages/translate';
import { recordGstRegistration } from '../ledger/gstRegistration';
import { handle, parseIdParam } from '../../kit/handle';
import { tellPartner } from '../../outbox/securityNotice';

type Profile = Readonly<Partial<PartnerProfileRecord>>;

/** The state of the GSTIN that a partner has entered; '' without one. */
export const getGstinStatus = ({ gstin, gstin_status }: Profile = {}) =>
  gstin ? gstin_status || 'verified' : '';

/** The GSTIN that counts for a partner's taxes and papers; '' without a verified one. */
export const getVerifiedGstin = (profile: Profile = {}): string =>
  profile.verified_gstin ?? (getGstinStatus(profile) === 'verified' ? (profile.gstin ?? '') : '');

/** Whether the PAN on record stands in a GSTIN. */
export const hasOwnPan = (gstin: string, pan: string): boolean =>
  pan !== '' && gstin.slice(2, 12) === pan;

/** Whether a GSTIN is of another state than the address; false for a state that nobody knows. */
export const isOfOtherState = (gstin: string, state: string): boolean => {
  const code = findGstStateCode(state);
  return code !== undefined && !gstin.startsWith(code);
};

const toFlag = (is: boolean): 0 | 1 => (is ? 1 : 0);

export const partnerGstinRoutes = [
  handle(getPartnerGstin, async ({ params }, { store }) => {
    const { id } = await requireRecord(store, 'partners', parseIdParam(params.partnerId));
    const profile = await store.get('partner_profiles', id);
    const { gstin = '', pan = '', state = '', gstin_reason = '' } = profile ?? {};
    return {
      data: {
        gstin,
        status: getGstinStatus(profile),
        reason: gstin_reason,
        state,
        gstin_state: getGstinState(gstin),
        pan: maskPan(pan),
        matches_pan: toFlag(hasOwnPan(gstin, pan)),
        matches_state: toFlag(!isOfOtherState(gstin, state)),
      },
    };
  }),
  handle(decidePartnerGstin, async ({ params, body, language }, { store }) => {
    await store.tx(async (writer) => {
      const profile = await requireRecord(
        writer,
        'partner_profiles',
        parseIdParam(params.partnerId),
      );
      const { id, gstin, pan, state } = profile;
      if (gstin !== body.gstin) throw new HttpError(409, 'gstin_replaced');
      const isVerified = body.status === 'verified';
      if (isVerified && !hasOwnPan(gstin, pan)) throw new HttpError(409, 'gstin_other_pan');
      if (isVerified && isOfOtherState(gstin, state)) throw new HttpError(409, 'gstin_other_state');
      const before = getVerifiedGstin(profile);
      const verified_gstin = isVerified ? gstin : before === gstin ? '' : before;
      await writer.update('partner_profiles', id, {
        gstin_status: body.status,
        gstin_reason: isVerified ? '' : body.reason.trim(),
        verified_gstin,
      });
      await recordGstRegistration(writer, id, verified_gstin !== '');
      const event = isVerified ? 'security_gstin_verified' : 'security_gstin_failed';
      await tellPartner(writer, id, event, { params: { reason: body.reason.trim() } });
    });
    return { success: true, message: translate(language, 'gstin_decided') };
  }),
];
