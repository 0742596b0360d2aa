/** Texts of the page for an application that a lender has turned down. */
export const declinedTexts = {
  title: '%{lender} declined your application',
  intro: 'On %{date}. You applied for %{amount} over %{tenure}.',
  reason: 'The lender’s reason',
  no_reason: 'The lender has not told us the reason. They must tell you if you ask.',
  reason_text:
    'These are the lender’s own words. Other lenders have different rules and may decide differently.',
  again_since: 'You have applied to this lender again since then.',
  see_again: 'See the new application',
  unchanged: 'What this does not change',
  unchanged_1: 'You owe nothing. There is no charge for applying.',
  unchanged_2: 'Your credit report does not show the refusal. It may show the lender’s enquiry.',
  unchanged_3: 'We do not tell other lenders. Your offers from them stay the same.',
  unchanged_4: 'Your profile and consents stay the same.',
  others: 'Lenders that match you',
  others_none:
    'No other lender matches at the moment. The offers page shows what you could change.',
  others_failed: 'We could not load offers from other lenders.',
  others_consents: 'We need your consent to show offers.',
  others_loading: 'Looking for offers from other lenders',
  all_offers: 'Compare all offers',
  retry: 'Try again',
  again: 'Applying to %{lender} again',
  again_1:
    'There is no waiting time. You can apply again whenever this lender appears on the offers page.',
  again_2:
    'Apply again only when the reason above no longer applies. Correct your profile if anything in it is wrong.',
  again_3:
    'Each application may add an enquiry to your credit report, so avoid applying to several lenders at once.',
  officer: 'If you think the decision is wrong',
  officer_text: 'Ask the lender’s grievance officer, and quote the reference.',
  unresolved:
    'If the lender does not reply within 30 days, you can complain to the Reserve Bank’s ombudsman at cms.rbi.org.in.',
  none: '%{lender} has not declined your application',
  none_open: 'Your application to this lender is in progress.',
  none_any: 'This lender has not declined any of your applications.',
  see_open: 'See your application',
  see_lender: 'See this lender’s loans',
};
