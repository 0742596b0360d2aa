import { getLoanEstimate, getPartnerByName, loanEstimateSchema } from '@marketplace/shared/api';
import { object } from 'yup';
import type { PageSource } from './prerenderedPages';

const TIMEOUT_MS = 5_000;

const estimateAnswer = object({ data: loanEstimateSchema.required() });

/**
 * Creates a data source that reads from another server. Its calls reject if that server does not
 * respond.
 */
export function createRemoteSource(target: string): PageSource {
  const ask = (path: string, language = 'en'): Promise<Response> =>
    fetch(new URL(path, target), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'accept-language': language },
    });
  return {
    async partnerNamed(segment) {
      const path = getPartnerByName.path.replace(':name', encodeURIComponent(segment));
      const answer = await ask(path);
      if (answer.status === 404) return undefined;
      return (await getPartnerByName.answer.validate(await answer.json())).data;
    },
    async loanEstimate({ amount, tenure_months }, { all, language }) {
      const query = `?amount=${amount}&tenure_months=${tenure_months}&all=${all ? 1 : 0}`;
      const answer = await ask(getLoanEstimate.path + query, language);
      return (await estimateAnswer.validate(await answer.json())).data;
    },
  };
}
