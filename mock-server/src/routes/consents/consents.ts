import { getConsents, saveConsent } from '@marketplace/shared/api';
import type { Consent } from '@marketplace/shared/schema';
import { CONSENT_VERSIONS } from '@marketplace/shared/schema';
import { latestConsents, noteConsent } from '../../data/consents';
import type { ConsentRecord } from '../../data/records';
import { HttpError, notFound, wrongField } from '../../httpError';
import { handle } from '../kit/handle';
import { completion } from '../profile/completed';

/** A consent as its giver sees it. */
export function consentView({ version, user_id, ...consent }: Readonly<ConsentRecord>): Consent {
  return consent;
}

const flagOf = { sms: 'allow_sms', email: 'allow_emails' } as const;

export const consentRoutes = [
  handle(getConsents, async ({ params }, { store }) => ({
    data: (await latestConsents(store, params.id)).map(consentView),
  })),
  handle(saveConsent, async ({ params, body }, { store }) => {
    const { purpose, lender_id = null, text_version, granted } = body;
    if ((purpose === 'application') !== (lender_id !== null))
      throw wrongField('lender_id', 'consent_lender');
    if (text_version > CONSENT_VERSIONS[purpose])
      throw wrongField('text_version', 'unknown_reference');
    if (granted === 1 && text_version !== CONSENT_VERSIONS[purpose])
      throw new HttpError(409, 'consent_text_changed');
    const saved = await store.tx(async (writer) => {
      const user = await writer.get('users', params.id);
      if (!user) throw notFound();
      if (lender_id !== null && !(await writer.get('lenders', lender_id)))
        throw wrongField('lender_id', 'unknown_reference');
      if (purpose === 'sms' || purpose === 'email')
        await writer.update('users', user.id, { [flagOf[purpose]]: granted });
      if (purpose === 'bureau' && granted === 1 && user.credit_score === null)
        await writer.update('users', user.id, completion(user, true));
      // What was only to be known with consent is not kept without it.
      if (purpose === 'bureau' && granted === 0)
        await writer.update('users', user.id, { credit_score: null });
      return noteConsent(writer, user.id, body);
    });
    return { data: consentView(saved) };
  }),
];
