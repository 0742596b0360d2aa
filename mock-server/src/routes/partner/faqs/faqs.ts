import { getFaqs, voteFaq } from '@marketplace/shared/api';
import { faqs } from '@marketplace/shared/resources';
import { findDeclared, getText, toCollection } from '../../../data/specs/resourceSpecs';
import { notFound } from '../../../httpError';
import { handle, parseIdParam } from '../../kit/handle';

const FAQS = toCollection(faqs);

export const faqRoutes = [
  handle(getFaqs, async ({ query, session }, { store }) => {
    const rows = await findDeclared(store, faqs, { audience: query.audience, active: 1 });
    const votes = await store.find('faq_votes', {
      filter: { account_id: session?.account_id ?? 0 },
    });
    const own = new Map(votes.rows.map(({ faq_id, helpful }) => [faq_id, helpful]));
    return {
      data: rows.map((row) => {
        return {
          id: row.id,
          question_en: getText(row, 'question_en'),
          question_hi: getText(row, 'question_hi'),
          answer_en: getText(row, 'answer_en'),
          answer_hi: getText(row, 'answer_hi'),
          vote: own.get(row.id) ?? null,
        };
      }),
    };
  }),
  handle(voteFaq, async ({ params, body, session }, { store }) => {
    const faq_id = parseIdParam(params.id);
    const account_id = session?.account_id ?? 0;
    const { helpful } = body;
    await store.tx(async (writer) => {
      const faq = await writer.get(FAQS, faq_id);
      if (!faq || faq['active'] !== 1) throw notFound();
      const { rows } = await writer.find('faq_votes', { filter: { faq_id, account_id } });
      const [before] = rows;
      if (before) await writer.update('faq_votes', before.id, { helpful });
      else await writer.insert('faq_votes', { faq_id, account_id, helpful });
      const votes = await writer.find('faq_votes', { filter: { faq_id } });
      const good = votes.rows.filter((vote) => vote.helpful === 1).length;
      const counts = { helpful: good, not_helpful: votes.rows.length - good };
      await writer.update(FAQS, faq_id, counts);
    });
    return { data: { vote: helpful } };
  }),
];
