export * from './entities/adminUser';
export * from './entities/application';
export * from './entities/approval';
export * from './entities/auditEntry';
export * from './entities/call';
export * from './entities/consent';
export * from './entities/creditCard';
export * from './entities/customer';
export * from './entities/customerNote';
export * from './entities/customerTask';
export * from './entities/dispute';
export * from './entities/erasure';
export * from './entities/formDraft';
export * from './entities/funnel';
export * from './entities/helpRequest';
export * from './entities/language';
export * from './entities/lead';
export * from './entities/lender';
export * from './entities/lenderGroup';
export * from './entities/lenderOutage';
export * from './entities/lenderRevenue';
export * from './entities/lenderStatusChange';
export * from './entities/masquerade';
export * from './entities/merchant';
export * from './entities/merge';
export * from './entities/integration';
export * from './entities/messaging';
export * from './entities/notification';
export * from './entities/partner';
export * from './entities/partnerProfile';
export * from './entities/partnerBrand';
export * from './entities/partnerUser';
export * from './entities/savedView';
export * from './entities/secondFactor';
export * from './entities/ticket';
export * from './entities/trackingLink';
export * from './entities/voucher';
export * from './entities/payout';
export * from './entities/payoutAccount';
export * from './entities/referral';
export { bankNameOf } from './bankNames';
export * from './entities/prospect';
export * from './entities/reminder';
export * from './entities/import';
export * from './entities/upload';
export * from './entities/user';
export { describeFields, getFieldDescription, type FieldDescription } from './describe';
export { emptyRecord, type EntitySchema, fieldSelector } from './emptyRecord';
export { FIELD_KINDS, type FieldKind, type FieldMeta, type ReferenceTarget } from './fieldKind';
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
export { optionIds, optionLabel, optionListNamed, optionsIn, type Option } from './options/lists';
export { getUniqueSlug, RESERVED_SLUGS, toSlug } from './lenderSlug';
export { RESERVED_SEGMENTS } from './urlSegment';
export { OPTION_LIST_NAMES, type OptionListName } from './options/names';
export {
  FIRMS,
  missingForBusinessLoan,
  UNREGISTERED,
  missingForPersonalLoan,
  requiredForBusinessLoan,
  requiredForPersonalLoan,
  WRITABLE_PROFILE_FIELDS,
} from './profile';
export { validate, type FieldMessages, type Validated } from './validate';
