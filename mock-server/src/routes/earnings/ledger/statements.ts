import { getPayoutAdvice, getStatement } from '@marketplace/shared/api';
import { type Brand, getBrand, localizeBrand } from '@marketplace/shared/branding';
import { maskPan } from '@marketplace/shared/format';
import { month as monthSchema } from '@marketplace/shared/schema';
import type { Context } from '../../../context';
import type { FileStore } from '../../../store/fileStore';
import { getIndianToday } from '../../../data/indianDay';
import { requireOwnRecord, requireRecord } from '../../../data/requireRecord';
import { notFound } from '../../../httpError';
import type { Language } from '../../../messages/translate';
import { auditAccess } from '../../audit/auditedStore';
import { handle } from '../../kit/handle';
import { getVerifiedGstin } from '../payee/partnerGstin';
import { loadGstRegistration } from './gstRegistration';
import { findPayoutLines } from './lines';
import type { Payee } from './documents/drawDocument';
import { makeDocument } from './documents/makeDocument';
import { computeStatement } from './statement';

/** Embeds the picture of an uploaded logo into the brand, if a PDF can contain its format. */
async function embedLogo(brand: Brand, files: FileStore): Promise<Brand> {
  const [, name, type] = /^\/uploads\/([\w-]+\.(png|jpe?g))$/u.exec(brand.logo) ?? [];
  const bytes = name === undefined ? undefined : await files.get(`uploads/${name}`);
  if (!bytes) return brand;
  const kind = type === 'png' ? type : 'jpeg';
  return { ...brand, logo: `data:image/${kind};base64,${bytes.toString('base64')}` };
}

/** Loads the payee of a document and the brand that it shows. */
async function loadPayee(
  { store, files }: Context,
  partner_id: number,
  language: Language,
): Promise<Payee> {
  const partner = await requireRecord(store, 'partners', partner_id);
  const profile = await store.get('partner_profiles', partner_id);
  const own = await store.get('partner_brands', partner_id);
  const brand = localizeBrand(getBrand(partner.name, own?.brand), language);
  return {
    name: partner.title,
    brand: await embedLogo(brand, files),
    pan: maskPan(profile?.pan ?? ''),
    gstin: getVerifiedGstin(profile),
    gstChangedOn: (await loadGstRegistration(store, partner_id)).changedOn,
  };
}

const buildFileName = (...parts: readonly string[]): string =>
  `${parts.join('-').replaceAll(/[^A-Za-z0-9-]+/gu, '-')}.pdf`;

export const statementRoutes = [
  handle(getStatement, ({ params, query, language, session }, context) =>
    makeDocument(session, async () => {
      const { store } = context;
      const { month } = params;
      if (!monthSchema().isValidSync(month)) throw notFound();
      const partner_id = session?.partner_id ?? query?.partner_id ?? 0;
      // A partner that names another partner gets a 404, as for an unknown one.
      if (query?.partner_id !== undefined && query.partner_id !== partner_id) throw notFound();
      const basis = query?.basis ?? 'disbursal';
      const { partner, ...statement } = await computeStatement(store, partner_id, { month, basis });
      const payee = await loadPayee(context, partner_id, language);
      if (session)
        await auditAccess(context, session, 'export', {
          call: getStatement.id,
          collection: 'ledger_entries',
          record_id: '',
          records: statement.lines.length,
        });
      return {
        name: buildFileName('statement', partner.url_segment, month),
        order: { kind: 'statement', statement, payee, language, issuedOn: getIndianToday() },
      };
    }),
  ),
  handle(getPayoutAdvice, ({ params, language, session }, context) =>
    makeDocument(session, async () => {
      const { store } = context;
      const payout = await requireOwnRecord(store, 'payouts', params.id, session);
      const lines = (await findPayoutLines(store, payout)).toReversed();
      const payee = await loadPayee(context, payout.partner_id, language);
      if (session)
        await auditAccess(context, session, 'export', {
          call: getPayoutAdvice.id,
          collection: 'payouts',
          record_id: payout.id,
          records: 1,
        });
      return {
        name: buildFileName('payout', payout.reference),
        order: { kind: 'advice', payout, lines, payee, language, issuedOn: getIndianToday() },
      };
    }),
  ),
];
