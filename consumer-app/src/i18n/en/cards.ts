/** Texts of the credit cards. */
export const cardsTexts = {
  title: 'Credit Cards',
  title_secured: 'Secured credit cards',
  title_unsecured: 'Unsecured credit cards',
  intro:
    'In the order that we list them, which no issuer pays for. You apply on the issuer’s own site.',
  filter: 'Which cards',
  all: 'All',
  secured: 'Secured',
  unsecured: 'Unsecured',
  secured_note: 'Secured: against a deposit with the issuer',
  unsecured_note: 'Unsecured: no deposit needed',
  fee: 'Annual fee',
  fee_none: 'None',
  fee_unknown: 'Ask the issuer',
  go: 'Apply on the issuer’s site',
  go_for: '%{name}: apply on the issuer’s site (opens a new tab)',
  new_tab:
    'Opens a new tab. Your customer number goes along, so that the issuer knows who sent you.',
  empty: 'There is no such card at the moment',
  empty_text: 'As soon as an issuer offers one, it will stand here.',
  failed: 'The cards could not be loaded',
  retry: 'Try again',
  loading: 'Loading the cards',
};
