import { catalogueTermsSchema, getCatalogueTerms, getPartnerByName } from '@marketplace/shared/api';
import { object, string } from 'yup';
import type { PageSource } from './prerenderedPages';

const patienceMilliseconds = 5_000;

const partnerAnswer = object({ data: object({ name: string().required() }).required() });
const termsAnswer = object({ data: catalogueTermsSchema.required() });

/** What the pages are drawn from where another server has the data; rejects where it does not answer. */
export function sourceBehind(target: string): PageSource {
  const ask = (path: string): Promise<Response> =>
    fetch(new URL(path, target), { signal: AbortSignal.timeout(patienceMilliseconds) });
  return {
    async partnerNamed(segment) {
      const path = getPartnerByName.path.replace(':name', encodeURIComponent(segment));
      const answer = await ask(path);
      if (answer.status === 404) return undefined;
      return (await partnerAnswer.validate(await answer.json())).data.name;
    },
    async catalogueTerms() {
      const answer = await ask(getCatalogueTerms.path);
      return (await termsAnswer.validate(await answer.json())).data;
    },
  };
}
