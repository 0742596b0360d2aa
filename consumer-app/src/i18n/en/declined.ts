/** Texts of the page for an application that a lender has turned down. */
export const declinedTexts = {
  title: '%{lender} declined your application',
  intro: 'On %{date}. You applied for %{amount} over %{tenure}.',
  reason: 'The reason it gave',
  no_reason: 'The lender has not told us a reason. It has to give it to you when you ask.',
  reason_text:
    'These are the lender’s own words. It decided by its own rules; another lender may decide otherwise.',
  again_since: 'You have applied to it again since then.',
  see_again: 'See that application',
  unchanged: 'What this does not change',
  unchanged_1: 'You owe nothing, and nothing is charged for having applied.',
  unchanged_2:
    'A refusal is not entered in your credit report. The lender’s enquiry may stand there.',
  unchanged_3: 'Other lenders here do not learn of it. Your offers from them stay as they are.',
  unchanged_4: 'Your profile and your consents stay as you left them.',
  others: 'Lenders that match you',
  others_none: 'No other lender matches at the moment. The offers page says what would change it.',
  others_failed: 'The offers of other lenders could not be loaded.',
  others_consents: 'Offers rest on your consent, and it is not there now.',
  others_loading: 'Looking for offers of other lenders',
  all_offers: 'Compare all offers',
  retry: 'Try again',
  again: 'If you want to ask %{lender} again',
  again_1:
    'We set no waiting time: you can choose its offer again whenever it stands on the offers page.',
  again_2:
    'It only helps once the reason above no longer holds. Correct your profile if something in it is not right.',
  again_3:
    'Each application may mean another enquiry in your credit report, so do not apply to several at once.',
  officer: 'If you think the decision is wrong',
  officer_text: 'Ask the lender’s grievance officer, and quote the reference.',
  unresolved:
    'If the lender has not answered within 30 days, you can turn to the Reserve Bank’s ombudsman at cms.rbi.org.in.',
  none: '%{lender} has not declined an application of yours',
  none_open: 'Your application to it is under way.',
  none_any: 'You have no application to it that was turned down.',
  see_open: 'See your application',
  see_lender: 'See what it lends',
};
