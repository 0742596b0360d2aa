import { type AnswerOf, getOwnLeads } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';
import { api, useSession } from '../session';

export type OwnLead = AnswerOf<typeof getOwnLeads>['data'][number];

/** Products whose lender or adviser calls the person after a request. */
const CALLED_BACK = ['gold_loan', 'housing_loan', 'insurance'] as const;

export type CalledBackProduct = (typeof CALLED_BACK)[number];

/** The stages of a request that was sent, and of a wish. */
const SENT_STAGES: readonly string[] = ['applied', 'disbursed', 'cancelled', 'wished'];

const isSentRequest = ({ product, stage }: OwnLead): boolean =>
  CALLED_BACK.some((name) => name === product) && SENT_STAGES.includes(stage);

function useLeads(select: (answer: AnswerOf<typeof getOwnLeads>) => OwnLead[]) {
  const { userId } = useSession();
  return useQuery({
    ...api.query(getOwnLeads, { params: { id: userId ?? '' } }),
    select,
    enabled: userId !== undefined,
  });
}

/** Loads the person's leads from the server, so that a reload shows them again. */
export const useOwnLeads = () => useLeads(({ data }) => data);

/** Loads the person's leads that ask for a call. */
export const useOwnRequests = () => useLeads(({ data }) => data.filter(isSentRequest));

/** The person's lead of a product; a cancelled one counts as none. */
export const findLead = (leads: readonly OwnLead[], product: string): OwnLead | undefined =>
  leads.find((lead) => lead.product === product && lead.stage !== 'cancelled');
