export const customersJourney = {
  funnel: 'Progress of leads in this period',
  share: '%{percent} of all',
  stopped: '%{count} stopped here (%{percent})',
  waiting: '%{count} at this stage now',
  undecided: '%{count} in review, approved or declined',
  empty: 'No leads in this period. Choose a longer one or clear the filters.',
  leads: 'Leads by stage',
  search: 'Customer or reference',
};
