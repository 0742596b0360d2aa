import type { ProductType } from '../productTypes';
import { isHidden } from './getPathAfterLogin';
import type { JourneyState } from './journeyState';
import { isKnownRoute, findRoute } from './routes';
import { JOURNEY_RULES } from './rules';

/** The decision for an address: show its page, redirect, or wait for the profile. */
export type RouteDecision =
  | { do: 'show' }
  | { do: 'go'; to: string; rule: string }
  | { do: 'wait' };

const AFTER_LOGIN_RULE = 'a verified person goes on';

function applyRules(state: JourneyState, path: string): RouteDecision {
  const route = findRoute(path);
  const rule = JOURNEY_RULES.find(({ when }) => when(state, route));
  if (!rule) return { do: 'show' };
  const to = rule.go(state, route);
  return to === undefined ? { do: 'wait' } : { do: 'go', to, rule: rule.name };
}

/**
 * Decides what to do at an address. Returns to the page requested before the sign-in only if the
 * rules would show that page now; otherwise it ignores that page, so that redirects cannot loop.
 */
export function resolveRoute(given: JourneyState, path: string): RouteDecision {
  // A token without a user id proves nothing.
  const state = { ...given, verified: given.verified && given.userId };
  const decision = applyRules(state, path);
  const { wanted } = state;
  const isAfterLogin =
    decision.do === 'wait' || (decision.do === 'go' && decision.rule === AFTER_LOGIN_RULE);
  if (!wanted || !isAfterLogin || !isKnownRoute(wanted) || findRoute(wanted).kind !== 'customer')
    return decision;
  const requested = applyRules(state, wanted);
  if (requested.do === 'show' && wanted !== path)
    return { do: 'go', to: wanted, rule: 'back to the page that was asked for' };
  return requested.do === 'wait' ? requested : decision;
}

/** The product that the person asks for at an address, or asked for before the sign-in, if the partner hides it. */
export function findHiddenProduct(state: JourneyState, path: string): ProductType | undefined {
  const product = [path, state.wanted ?? path].flatMap((at) => findRoute(at).opens ?? [])[0];
  const asked = product ?? state.product;
  return asked && isHidden(state, asked) === true ? asked : undefined;
}
