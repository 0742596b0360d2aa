/** Texts of the customers journey. */
export const customersJourney = {
  funnel: 'How far the leads of this period have come',
  of_start: '%{percent} of all',
  lost: '%{count} stopped here (%{percent})',
  waiting: '%{count} are here now',
  empty: 'Nobody came in this period. Choose a longer one or clear the filters.',
  leads: 'Leads by stage',
  search: 'Customer or lead reference',
  contact: 'Contact',
};
