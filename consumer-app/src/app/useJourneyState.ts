import { kept } from '@marketplace/shared/session';
import { env } from '../common/env';
import { onSolarHost } from '../common/host';
import { useProfile } from '../common/profileStore';
import { useSession } from '../common/session';
import type { Facts } from '../journey/facts';

/** What is known of the person at an address now, for the journey. */
export function useFacts(path: string): Facts {
  const session = useSession();
  const { detail, userId } = useProfile();
  return {
    userId: session.userId !== undefined,
    verified: session.signedIn,
    codeSent: session.contact !== undefined,
    ended: session.ended,
    product: session.productType,
    completed: userId === session.userId ? detail?.completed : undefined,
    started: userId === session.userId ? detail?.started : undefined,
    update:
      userId === session.userId &&
      (detail?.pl_update_required === 1 || detail?.pl_se_update_required === 1),
    wanted: session.wanted,
    onward: session.onward?.from === path ? session.onward.to : undefined,
    startWithProducts: env.startWithProducts && !onSolarHost,
    ownStart: onSolarHost,
    lenderDeployment: env.lenderDeployment,
    lenderKey: typeof document !== 'undefined' && kept('lead') !== undefined,
  };
}
