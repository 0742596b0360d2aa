export const creditCards = {
  add: 'Add Credit Card',
  search: 'Search credit cards',
  name_hint: 'Letters, digits, spaces, hyphen and underscore',
  created: 'Credit card created',
  updated: 'Credit card updated',
  deleted: 'Credit card deleted',
  delete_question: '%{name} will no longer be offered.',
  view_update: 'View/Update',
  hindi: 'Hindi',
  hindi_title: 'In Hindi: %{name}',
  hindi_of: 'In English',
  hindi_hint:
    'Optional. As many features as in English, in the same order; otherwise readers see the English ones.',
  utm_hint: '{UNIQUE_ID} is replaced with the customer unique id in the URL',
};
