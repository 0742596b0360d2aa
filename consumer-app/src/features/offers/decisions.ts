/**
 * What a person opens from the list of offers: the comparison, one offer's key facts, the choice of an offer, and the
 * page of the chosen one. One chunk, because they share most of their code.
 */
export { KeyFacts, TakeOffer } from '../../offers';
export { Comparison } from './compare/Comparison';
export { LenderSubmitPage } from './LenderSubmitPage';
