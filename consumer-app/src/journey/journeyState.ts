import type { ProductType } from '../products/products';

/** Which products the person has filled in all that is asked. */
export interface CompletedProducts {
  personal: boolean;
  business: boolean;
  gold: boolean;
  housing: boolean;
}

/** All that the way of a person depends on. */
export interface JourneyState {
  /** Known since a code was sent. */
  userId: boolean;
  /** Proved with the code: there is a token. */
  verified: boolean;
  /** A code is under way that has not been used. */
  codeSent: boolean;
  /** A token was refused, and nobody has signed in since. */
  ended: boolean;
  product: ProductType | undefined;
  /** `undefined` until the profile has been fetched. */
  completed: CompletedProducts | undefined;
  /** Something of an application is there to come back to; `undefined` until the profile is here. */
  started: boolean | undefined;
  /** The server asks for a look at what was filled in long ago. */
  update: boolean;
  /** The page that was asked for before the sign-in came in between. */
  wanted: string | undefined;
  /** Where the link that was opened here leads, once that is known. */
  onward: string | undefined;
  /** Build flag: the start page is the list of products instead of the sign-in. */
  startWithProducts: boolean;
  /** The start page is one of its host's own, for anyone: neither the sign-in nor the products. */
  ownStart: boolean;
  /** A deployment for one lender, and whether that lender's key is stored. */
  lenderDeployment: boolean;
  lenderKey: boolean;
}
