import { paths } from '../browser/paths';
import {
  getPathAfterLogin,
  getFormPath,
  isFinished,
  getOffersPath,
  getProductsPath,
} from './getPathAfterLogin';
import type { JourneyState } from './journeyState';
import { type Route, findRoute } from './routes';

/** One row: when it holds, where to go; `undefined` from `go` is a wait for the profile. */
export interface JourneyRule {
  name: string;
  when: (facts: JourneyState, place: Route) => boolean;
  go: (facts: JourneyState, place: Route) => string | undefined;
}

const forCustomers = ({ kind }: Route): boolean => kind === 'customer' || kind === 'next';

/** A page that a verified person has left behind; a start page that is no sign-in is not. */
const isBehind = ({ startWithProducts, ownStart }: JourneyState, { kind, path }: Route): boolean =>
  kind === 'door' ||
  kind === 'code' ||
  (kind === 'start' && !startWithProducts && !(ownStart && path === paths.start));

/** Every guard of sections 2 and 4; the first row that holds decides, and none means: show the page. */
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
      kind === 'entry' && onward !== undefined && findRoute(onward).kind !== 'entry',
    // At once to the page itself, where the link names another address of it.
    go: ({ onward = '' }) => findRoute(onward).alias ?? onward,
  },
  {
    name: 'a refused token leads to the sign-in',
    when: ({ verified, ended }, place) => forCustomers(place) && !verified && ended,
    go: () => paths.login,
  },
  {
    name: 'a product chosen on the start page leads to the sign-in',
    when: ({ userId, product, startWithProducts }, place) =>
      forCustomers(place) && !userId && startWithProducts && product !== undefined,
    go: () => paths.login,
  },
  {
    name: 'no user id goes to the start, or to the sign-in where that is another page',
    when: ({ userId }, place) => forCustomers(place) && !userId,
    go: ({ ownStart }) => (ownStart ? paths.login : paths.start),
  },
  {
    name: 'not verified goes to the verification',
    when: ({ verified }, place) => forCustomers(place) && !verified,
    go: () => paths.verification,
  },
  {
    name: 'no code to verify goes to the sign-in',
    when: ({ verified, userId, codeSent }, { kind }) =>
      kind === 'code' && !verified && !(userId && codeSent),
    go: () => paths.login,
  },
  {
    name: 'a verified person goes on',
    when: (facts, place) => facts.verified && (place.kind === 'next' || isBehind(facts, place)),
    go: (facts) => getPathAfterLogin(facts),
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
    when: ({ product, completed, started }, place) =>
      place.return === true &&
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
