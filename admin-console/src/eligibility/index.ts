export { CriteriaList, lenderOf } from './CriteriaList';
export { criterionText } from './criterionText';
export { FactsInputs, useTypedFacts } from './typedFacts';
