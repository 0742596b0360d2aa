import { paths } from '../common/paths';
import { afterLogin, formOf, isFinished, offersOf, productsPage } from './afterLogin';
import type { Facts } from './facts';
import { type Place, placeAt } from './places';

/** One row: when it holds, where to go; `undefined` from `go` is a wait for the profile. */
export interface Rule {
  name: string;
  when: (facts: Facts, place: Place) => boolean;
  go: (facts: Facts, place: Place) => string | undefined;
}

const forCustomers = ({ kind }: Place): boolean => kind === 'customer' || kind === 'next';

/** A page that a verified person has left behind; a start page that is no sign-in is not. */
const isBehind = ({ startWithProducts, ownStart }: Facts, { kind, path }: Place): boolean =>
  kind === 'door' ||
  kind === 'code' ||
  (kind === 'start' && !startWithProducts && !(ownStart && path === paths.start));

/** Every guard of sections 2 and 4; the first row that holds decides, and none means: show the page. */
export const RULES: readonly Rule[] = [
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
      kind === 'entry' && onward !== undefined && placeAt(onward).kind !== 'entry',
    // At once to the page itself, where the link names another address of it.
    go: ({ onward = '' }) => placeAt(onward).alias ?? onward,
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
    go: (facts) => afterLogin(facts),
  },
  {
    name: 'no product goes to the products',
    when: ({ product }, { products }) => products !== undefined && product === undefined,
    go: productsPage,
  },
  {
    name: 'another product goes to the products',
    when: ({ product }, { products }) =>
      products !== undefined && product !== undefined && !products.includes(product),
    go: productsPage,
  },
  {
    name: 'a business loan has a form of its own',
    when: ({ product }, { path }) => path === paths.profile && formOf(product) !== paths.profile,
    go: ({ product }) => formOf(product),
  },
  {
    name: 'an unfinished profile goes to the form',
    when: ({ product, completed }, { finished }) =>
      finished === true &&
      product !== undefined &&
      !(completed !== undefined && isFinished(product, completed)),
    go: ({ completed, product }) => (completed === undefined ? undefined : formOf(product)),
  },
  {
    name: 'an update that is asked for goes to the form',
    when: ({ product, update }, { finished }) =>
      finished === true && update && offersOf(product) !== undefined,
    go: ({ product }) => formOf(product),
  },
  {
    name: 'nothing to come back to goes to the form',
    when: ({ product, completed, started }, place) =>
      place.return === true &&
      product !== undefined &&
      started !== true &&
      !(completed !== undefined && isFinished(product, completed)),
    go: ({ started, product }) => (started === undefined ? undefined : formOf(product)),
  },
  {
    name: 'only a lender’s own deployment hands over to it',
    when: ({ lenderDeployment, lenderKey }, { lender }) =>
      lender === true && !(lenderDeployment && lenderKey),
    go: ({ product }) => offersOf(product),
  },
];
