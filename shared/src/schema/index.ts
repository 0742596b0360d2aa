export * from './entities/adminUser';
export * from './entities/borrower/application';
export * from './entities/approval';
export * from './entities/auditEntry';
export * from './entities/customers/call';
export * from './entities/borrower/consent';
export * from './entities/lenders/creditCard';
export * from './entities/customers/customer';
export * from './entities/customers/customerNote';
export * from './entities/customers/customerTask';
export * from './entities/partner/dispute';
export * from './entities/borrower/erasure';
export * from './entities/borrower/formDraft';
export * from './entities/partner/funnel';
export * from './entities/borrower/helpRequest';
export * from './entities/borrower/quickCheck';
export * from './entities/language';
export * from './entities/borrower/productAnswers';
export * from './entities/partner/lead';
export * from './entities/lenders/lender';
export * from './entities/lenders/lenderGroup';
export * from './entities/lenders/lenderOutage';
export * from './entities/lenders/lenderRevenue';
export * from './entities/lenders/lenderStatusChange';
export * from './entities/partner/masquerade';
export * from './entities/partner/merchant';
export * from './entities/customers/merge';
export * from './entities/partner/integration';
export * from './entities/customers/messaging';
export * from './entities/partner/notification';
export * from './entities/partner/partner';
export * from './entities/partner/partnerProfile';
export * from './gstStates';
export * from './entities/partner/partnerBrand';
export * from './entities/partner/partnerUser';
export * from './entities/savedView';
export * from './entities/secondFactor';
export * from './entities/partner/ticket';
export * from './entities/partner/trackingLink';
export * from './entities/borrower/voucher';
export * from './entities/partner/payout';
export * from './entities/partner/payoutAccount';
export * from './entities/partner/referral';
export { getBankName } from './bankNames';
export * from './entities/partner/prospect';
export * from './entities/borrower/reminder';
export * from './entities/import';
export * from './entities/upload';
export * from './entities/borrower/user';
export { describeFields, getFieldDescription, type FieldDescription } from './describe';
export { createEmptyRecord, type EntitySchema, createFieldSelector } from './emptyRecord';
export {
  FIELD_KINDS,
  type FieldKind,
  type FieldMeta,
  isNumeric,
  type ReferenceTarget,
} from './fieldKind';
export * from './fields/choice';
export * from './fields/ids';
export * from './fields/contact';
export * from './fields/dates';
export * from './fields/identity';
export * from './fields/names';
export * from './fields/numbers';
export * from './fields/password';
export * from './fields/text';
export { isMessage, message, type Message } from './message';
export {
  getOptionIds,
  getOptionLabel,
  findOptionList,
  getOptions,
  type Option,
} from './options/lists';
export { parseOption } from './options/parseOption';
export * from './loanLimits';
export { getUniqueSlug, RESERVED_SLUGS, toSlug } from './lenderSlug';
export { RESERVED_SEGMENTS } from './urlSegment';
export { OPTION_LIST_NAMES, type OptionListName } from './options/names';
export {
  FIRMS,
  findMissingForOffers,
  UNREGISTERED,
  findMissingToApply,
  requiredForOffers,
  requiredToApply,
  WRITABLE_PROFILE_FIELDS,
} from './profile';
export { validate, type FieldMessages, type Validated } from './validate';
