export const referral = {
  title: 'Referral',
  about:
    'You earn %{reward} for each merchant who joins through your link, when its first application is disbursed. You earn nothing from merchants that they refer.',
  about_inactive: 'We do not pay for referrals at the moment. You keep what you have earned.',
  link: 'Your link',
  copy: 'Copy your referral link',
  share: 'Share on WhatsApp',
  invite: 'Work with us: %{link}',
  earned: 'Earned from referrals',
  count_one: '%{count} merchant has joined',
  count_other: '%{count} merchants have joined',
  waiting: 'Nothing yet: no loan has been paid out',
  applicants: 'Who applied',
  no_applicants: 'Merchants who apply through your link appear here.',
};
