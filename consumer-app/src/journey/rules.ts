import { paths } from '../paths';
import {
  getPathAfterLogin,
  getFormPath,
  isFinished,
  isHidden,
  getOffersPath,
  getProductsPath,
} from './getPathAfterLogin';
import type { JourneyState } from './journeyState';
import { type Route, findRoute } from './routes';

/** One rule: when it applies and where it redirects; `undefined` from `go` means to wait for the profile. */
export interface JourneyRule {
  name: string;
  when: (state: JourneyState, route: Route) => boolean;
  go: (state: JourneyState, route: Route) => string | undefined;
}

const isForCustomers = ({ kind }: Route): boolean => kind === 'customer' || kind === 'next';

/** Whether a verified person is past this page; false for a start page that is not a sign-in. */
const isBehind = ({ startWithProducts, ownStart }: JourneyState, { kind, path }: Route): boolean =>
  kind === 'signIn' ||
  kind === 'otp' ||
  (kind === 'start' && !startWithProducts && !(ownStart && path === paths.start));

/** Whether a page offers a product that the partner hides; `undefined` while the profile is loading. */
function areOffersHidden(
  state: JourneyState,
  { opens, products, done }: Route,
): boolean | undefined {
  const product = opens ?? (products && !done ? state.product : undefined);
  return product ? isHidden(state, product) : false;
}

/**
 * All guards of specification sections 2 and 4. The first rule that applies decides; if none does,
 * the page is shown.
 */
export const JOURNEY_RULES: readonly JourneyRule[] = [
  {
    name: 'the start page is the list of products',
    when: ({ startWithProducts }, { list }) => startWithProducts && list === true,
    go: () => paths.start,
  },
  {
    name: 'another address of a page leads to the page',
    when: (_, { alias }) => alias !== undefined,
    go: (_, { alias }) => alias,
  },
  {
    name: 'a link leads on, and never to another one',
    when: ({ onward }, { kind }) =>
      kind === 'link' && onward !== undefined && findRoute(onward).kind !== 'link',
    // If the link names an alias, redirects straight to the page itself.
    go: ({ onward = '' }) => findRoute(onward).alias ?? onward,
  },
  {
    name: 'a refused token leads to the sign-in',
    when: ({ verified, ended }, route) => isForCustomers(route) && !verified && ended,
    go: () => paths.login,
  },
  {
    name: 'a product chosen on the start page leads to the sign-in',
    when: ({ userId, product, startWithProducts }, route) =>
      isForCustomers(route) && !userId && startWithProducts && product !== undefined,
    go: () => paths.login,
  },
  {
    name: 'no user id goes to the start, or to the sign-in where that is another page',
    when: ({ userId }, route) => isForCustomers(route) && !userId,
    go: ({ ownStart }) => (ownStart ? paths.login : paths.start),
  },
  {
    name: 'not verified goes to the verification',
    when: ({ verified }, route) => isForCustomers(route) && !verified,
    go: () => paths.verification,
  },
  {
    name: 'no code to verify goes to the sign-in',
    when: ({ verified, userId, codeSent }, { kind }) =>
      kind === 'otp' && !verified && !(userId && codeSent),
    go: () => paths.login,
  },
  {
    name: 'a verified person goes on',
    when: (state, route) => state.verified && (route.kind === 'next' || isBehind(state, route)),
    go: (state) => getPathAfterLogin(state),
  },
  {
    name: 'no product goes to the products',
    when: ({ product }, { products }) => products !== undefined && product === undefined,
    go: getProductsPath,
  },
  {
    name: 'another product goes to the products',
    when: ({ product }, { products }) =>
      products !== undefined && product !== undefined && !products.includes(product),
    go: getProductsPath,
  },
  {
    name: 'a product that the partner hides goes to the products',
    when: (state, route) => areOffersHidden(state, route) !== false,
    go: (state, route) => (areOffersHidden(state, route) ? getProductsPath(state) : undefined),
  },
  {
    name: 'a business loan has a form of its own',
    when: ({ product }, { path }) =>
      path === paths.profile && getFormPath(product) !== paths.profile,
    go: ({ product }) => getFormPath(product),
  },
  {
    name: 'an unfinished profile goes to the form',
    when: ({ product, completed }, { finished }) =>
      finished === true &&
      product !== undefined &&
      !(completed !== undefined && isFinished(product, completed)),
    go: ({ completed, product }) => (completed === undefined ? undefined : getFormPath(product)),
  },
  {
    name: 'an update that is asked for goes to the form',
    when: ({ product, update }, { finished }) =>
      finished === true && update && getOffersPath(product) !== undefined,
    go: ({ product }) => getFormPath(product),
  },
  {
    name: 'nothing to come back to goes to the form',
    when: ({ product, completed, started }, route) =>
      route.return === true &&
      product !== undefined &&
      started !== true &&
      !(completed !== undefined && isFinished(product, completed)),
    go: ({ started, product }) => (started === undefined ? undefined : getFormPath(product)),
  },
  {
    name: 'only a lender’s own deployment hands over to it',
    when: ({ lenderDeployment, lenderKey }, { lender }) =>
      lender === true && !(lenderDeployment && lenderKey),
    go: ({ product }) => getOffersPath(product),
  },
];
