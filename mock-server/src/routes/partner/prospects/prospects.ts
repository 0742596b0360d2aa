import type { AnswerOf } from '@marketplace/shared/api';
import { createProspect, getProspect, takeProspect } from '@marketplace/shared/api';
import { PROSPECT_DAYS } from '@marketplace/shared/schema';
import { DAY_MS, now, nowIso } from '../../../clock';
import { readBrandNames, requireOwnPartner } from '../../../data/partners/partners';
import { requireShownProduct } from '../../../data/partners/shownProducts';
import type { Collections, ProspectRecord, UserRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { toProspectView, publicPartnerView } from '../../../data/views';
import { HttpError, notFound } from '../../../httpError';
import { throttle } from '../../../middleware/throttle';
import type { Writer } from '../../../store/port';
import { handle } from '../../kit/handle';
import { getPublicOrigin } from '../../kit/publicOrigin';
import { claimProspect } from './claimProspect';

/**
 * Loads a hand-over link that the person may use. Rejects with 404 if it is unknown, expired or
 * used by somebody else, without telling which.
 */
async function requireUsable(
  writer: Writer<Collections>,
  id: string,
  userId: string | null,
): Promise<Readonly<ProspectRecord>> {
  const prospect = await requireRecord(writer, 'prospects', id);
  const own = prospect.user_id !== null && prospect.user_id === userId;
  const free = prospect.user_id === null && prospect.expires_at > nowIso();
  if (!own && !free) throw notFound();
  return prospect;
}

/**
 * Tells how the caller relates to the contact that the partner entered, without revealing the
 * contact.
 */
function signInFor(
  { contact, user_id }: Readonly<ProspectRecord>,
  user: Readonly<UserRecord> | undefined,
): AnswerOf<typeof getProspect>['data']['sign_in'] {
  if (contact === '') return 'any';
  const own = !user || user.sign_in === contact || user.id === user_id;
  return own ? 'invited' : 'other';
}

export const prospectRoutes = [
  handle(createProspect, async ({ body, session, request }, { store, config }) => {
    const time = now();
    const made = await store.tx(async (writer) => {
      const partner = await requireOwnPartner(writer, session);
      await requireShownProduct(writer, partner.id, body.product);
      const author = await writer.get('accounts', session?.account_id ?? 0);
      const collection = session?.apiKey?.mode === 'sandbox' ? 'sandbox_prospects' : 'prospects';
      return writer.insert(collection, {
        partner_id: partner.id,
        user_id: null,
        product: body.product,
        first_name: body.first_name ?? '',
        contact: (body.contact ?? '').toLowerCase(),
        stage: 'new',
        created_at: new Date(time).toISOString(),
        expires_at: new Date(time + PROSPECT_DAYS * DAY_MS).toISOString(),
        opened_at: null,
        created_by: author?.name ?? session?.apiKey?.name ?? '',
        masquerade: session?.masquerade_by === null ? 0 : 1,
      });
    });
    return {
      data: toProspectView(made),
      link: `${getPublicOrigin(request, config)}/transfer/${made.id}`,
    };
  }),
  handle(getProspect, { before: throttle(30) }, async ({ params, session, language }, { store }) =>
    store.tx(async (writer) => {
      const prospect = await requireUsable(writer, params.id, session?.user_id ?? null);
      const partner = await writer.get('partners', prospect.partner_id);
      if (!partner || partner.status === 0) throw notFound();
      if (prospect.stage === 'new')
        await writer.update('prospects', prospect.id, { stage: 'opened', opened_at: nowIso() });
      const user = session?.user_id ? await writer.get('users', session.user_id) : undefined;
      const { product } = prospect;
      const sign_in = signInFor(prospect, user);
      const { [language]: title } = await readBrandNames(writer, partner.id);
      return { data: { partner: publicPartnerView({ ...partner, title }), product, sign_in } };
    }),
  ),
  handle(takeProspect, async ({ params, body }, { store }) =>
    store.tx(async (writer) => {
      const user = await requireRecord(writer, 'users', params.id);
      const prospect = await requireUsable(writer, body.prospect_id, user.id);
      if (signInFor(prospect, user) === 'other') throw new HttpError(403, 'prospect_other_contact');
      if (prospect.user_id === null) await claimProspect(writer, user, prospect);
      return { data: { product: prospect.product } };
    }),
  ),
];
