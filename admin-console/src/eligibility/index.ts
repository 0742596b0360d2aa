export { lenderOf } from './lenderOf';
export { FactsInputs, useTypedFacts } from './typedFacts';
