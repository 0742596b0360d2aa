import type { JourneyState } from './journeyState';
import { isKnownRoute, findRoute } from './routes';
import { JOURNEY_RULES } from './rules';

/** What to do about an address: show its page, go elsewhere, or wait for the profile. */
export type RouteDecision =
  | { do: 'show' }
  | { do: 'go'; to: string; rule: string }
  | { do: 'wait' };

const GOES_ON = 'a verified person goes on';

function byTable(facts: JourneyState, path: string): RouteDecision {
  const place = findRoute(path);
  const rule = JOURNEY_RULES.find(({ when }) => when(facts, place));
  if (!rule) return { do: 'show' };
  const to = rule.go(facts, place);
  return to === undefined ? { do: 'wait' } : { do: 'go', to, rule: rule.name };
}

/**
 * Where to go from an address, given what is known. A page asked for before the sign-in is come
 * back to only where it would be shown now; otherwise the way goes on as if it had not been asked
 * for, so that it can never lead in a circle.
 */
export function resolveRoute(known: JourneyState, path: string): RouteDecision {
  // A token without the id that it belongs to proves nothing.
  const facts = { ...known, verified: known.verified && known.userId };
  const decision = byTable(facts, path);
  const { wanted } = facts;
  const goesOn = decision.do === 'wait' || (decision.do === 'go' && decision.rule === GOES_ON);
  if (!wanted || !goesOn || !isKnownRoute(wanted) || findRoute(wanted).kind !== 'customer')
    return decision;
  const there = byTable(facts, wanted);
  if (there.do === 'show' && wanted !== path)
    return { do: 'go', to: wanted, rule: 'back to the page that was asked for' };
  return there.do === 'wait' ? there : decision;
}
