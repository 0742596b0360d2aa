import type { Completed, Facts } from '../journey/facts';

// People at the points of their way that the journey's tests start from.

export const NOTHING: Completed = { personal: false, business: false, gold: false, housing: false };
export const stranger: Facts = {
  userId: false,
  verified: false,
  codeSent: false,
  ended: false,
  product: undefined,
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
export const known: Facts = { ...stranger, userId: true, codeSent: true };
export const verified: Facts = {
  ...known,
  codeSent: false,
  verified: true,
  completed: NOTHING,
  started: false,
};
export const personal: Facts = { ...verified, product: 'Personal Loans' };
export const begun: Facts = { ...personal, started: true };
export const finished: Facts = { ...personal, completed: { ...NOTHING, personal: true } };
export const business: Facts = {
  ...verified,
  product: 'Business Loans',
  completed: { ...NOTHING, business: true },
};
export const gold: Facts = { ...verified, product: 'Gold Loans' };
export const housing: Facts = { ...verified, product: 'Affordable Housing Loan' };
export const insurance: Facts = { ...verified, product: 'Other Insurance' };
export const forOneLender = { lenderDeployment: true, lenderKey: true };
