import type { CompletedProducts, JourneyState } from '../journey/journeyState';

// The states from which the journey's tests start.

export const initialState: CompletedProducts = {
  personal: false,
  business: false,
  gold: false,
  housing: false,
};
export const anonymous: JourneyState = {
  userId: false,
  verified: false,
  codeSent: false,
  ended: false,
  product: undefined,
  offered: undefined,
  completed: undefined,
  started: undefined,
  update: false,
  wanted: undefined,
  onward: undefined,
  startWithProducts: false,
  ownStart: false,
  lenderDeployment: false,
  lenderKey: false,
};
export const known: JourneyState = { ...anonymous, userId: true, codeSent: true };
export const verified: JourneyState = {
  ...known,
  codeSent: false,
  verified: true,
  completed: initialState,
  started: false,
};
export const personal: JourneyState = { ...verified, product: 'Personal Loans' };
export const withSomeAnswers: JourneyState = { ...personal, started: true };
export const finished: JourneyState = {
  ...personal,
  completed: { ...initialState, personal: true },
};
export const business: JourneyState = {
  ...verified,
  product: 'Business Loans',
  completed: { ...initialState, business: true },
};
export const gold: JourneyState = { ...verified, product: 'Gold Loans' };
export const housing: JourneyState = { ...verified, product: 'Affordable Housing Loan' };
export const insurance: JourneyState = { ...verified, product: 'Other Insurance' };
export const forOneLender = { lenderDeployment: true, lenderKey: true };
