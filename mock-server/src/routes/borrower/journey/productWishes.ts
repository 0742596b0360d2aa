import { ownLeadSchema, saveProductAnswers, wishForProduct } from '@marketplace/shared/api';
import {
  createFieldSelector,
  findOpenQuestions,
  getOptionIds,
  getProductQuestions,
} from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import { hasLenders } from '../../../data/lenders/lenderOutages';
import { requireRecord } from '../../../data/requireRecord';
import { toLeadView } from '../../../data/views';
import { HttpError, notFound } from '../../../httpError';
import { handle } from '../../kit/handle';
import { recordLead } from '../profile/leads';
import { CALLED_PRODUCTS } from './ownLeads';

const ownLead = createFieldSelector(ownLeadSchema);
const stages = getOptionIds('leadStage');

export const productWishRoutes = [
  handle(saveProductAnswers, async ({ params, body }, { store }) => {
    const { product } = params;
    const questions = getProductQuestions(product);
    if (questions.length === 0) throw notFound();
    const open = findOpenQuestions(product, body);
    if (open.length > 0)
      throw new HttpError(422, 'invalid', {
        errors: Object.fromEntries(open.map((name) => [name, 'answer_missing' as const])),
      });
    const answers = Object.fromEntries(questions.map((name) => [name, body[name]]));
    const saved = await store.tx(async (writer) => {
      const user = await requireRecord(writer, 'users', params.id);
      const lead = await recordLead(writer, user, product, 'signed_in');
      return writer.update('leads', lead.id, answers);
    });
    return { data: ownLead(toLeadView(saved)) };
  }),
  handle(wishForProduct, async ({ params }, { store }) => {
    const { product } = params;
    if (!CALLED_PRODUCTS.includes(product)) throw notFound();
    const saved = await store.tx(async (writer) => {
      if (await hasLenders(writer, product)) throw new HttpError(409, 'already_offered');
      const user = await requireRecord(writer, 'users', params.id);
      const lead = await recordLead(writer, user, product, 'wished');
      const at = nowIso();
      // A request that was sent stays one; an earlier stage gives way, as the person wishes for it now.
      return lead.stage === 'wished' || stages.indexOf(lead.stage) >= stages.indexOf('applied')
        ? lead
        : writer.update('leads', lead.id, {
            stage: 'wished',
            reached: { ...lead.reached, wished: at },
            updated_at: at,
          });
    });
    return { data: ownLead(toLeadView(saved)) };
  }),
];
