import { getClientValue } from '@marketplace/shared/session';
import { useBrand } from '../brand';
import { env, isSolarHost } from '../env';
import { getShownProducts } from '../products';
import { useProfile } from '../profile';
import { useSession } from '../session';
import type { JourneyState } from '../journey/journeyState';

export function useJourneyState(path: string): JourneyState {
  const session = useSession();
  const { detail, userId } = useProfile();
  const { funnel } = useBrand().brand;
  return {
    userId: session.userId !== undefined,
    verified: session.signedIn,
    codeSent: session.contact !== undefined,
    ended: session.ended,
    product: session.productType,
    offered: funnel && getShownProducts(funnel.products).map(({ type }) => type),
    completed: userId === session.userId ? detail?.completed : undefined,
    started: userId === session.userId ? detail?.started : undefined,
    update:
      userId === session.userId &&
      (detail?.pl_update_required === 1 || detail?.pl_se_update_required === 1),
    wanted: session.wanted,
    onward: session.onward?.from === path ? session.onward.to : undefined,
    startWithProducts: env.startWithProducts && !isSolarHost,
    ownStart: isSolarHost,
    lenderDeployment: env.lenderDeployment,
    lenderKey: typeof document !== 'undefined' && getClientValue('lead') !== undefined,
  };
}
