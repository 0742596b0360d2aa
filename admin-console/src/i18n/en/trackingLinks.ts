export const trackingLinks = {
  empty: 'No links yet',
  empty_text: 'Add a link for each campaign to see what it brings.',
  about:
    'Short addresses that open a product in a partner’s brand. Clicks are counted without knowing who clicked.',
  search: 'Search links',
  add: 'New link',
  added: 'Link added',
  saved: 'Link saved',
  address: 'Short address',
  copy: 'Copy address',
  copied: 'Address copied',
  campaign_hint: 'A name for this list, such as Diwali posters',
  code_hint: 'Leave it empty for a code of seven characters',
  funnel: 'From click to disbursal',
  step: 'Step',
  count: 'Number',
  automatic_hint: 'Link previews, crawlers and prefetches, which are not people’s clicks',
  automatic: 'Not among the clicks: %{number} by link previews, crawlers and prefetches.',
  of_clicks: 'Of clicks',
  disbursed: '%{amount} disbursed',
  counts_hint:
    'Leads are people. One person may apply with several lenders, so there may be more applications than leads.',
  by_day: 'Clicks by day',
  archive: 'Archive',
  restore: 'Use again',
  archived_note:
    'This link is archived. It still opens the partner’s page, but counts no clicks and no leads.',
};
