import type { ProductType } from '../productTypes';

export interface CompletedProducts {
  personal: boolean;
  business: boolean;
  gold: boolean;
  housing: boolean;
}

export interface JourneyState {
  /** Whether the server has sent a code, so that there is a user id. */
  userId: boolean;
  /** Whether the person has verified the code, so that there is a token. */
  verified: boolean;
  /** Whether a code was sent that has not been used. */
  codeSent: boolean;
  /** Whether the server refused the token and nobody has signed in since. */
  ended: boolean;
  product: ProductType | undefined;
  /** The products of the partner whose pages these are; `undefined` if it hides none. */
  offered: readonly ProductType[] | undefined;
  /** `undefined` until the profile is loaded. */
  completed: CompletedProducts | undefined;
  /** Whether the person has started an application; `undefined` until the profile is loaded. */
  started: boolean | undefined;
  /** Whether the server wants the person to review old answers. */
  update: boolean;
  /** The page that the person requested before the sign-in. */
  wanted: string | undefined;
  /** The target of the opened link, once it is known. */
  onward: string | undefined;
  /** Build flag: the start page is the product list instead of the sign-in. */
  startWithProducts: boolean;
  /** Whether the host has its own public start page, neither sign-in nor products. */
  ownStart: boolean;
  /** Whether this is a deployment for one lender, and whether that lender's key is stored. */
  lenderDeployment: boolean;
  lenderKey: boolean;
}
