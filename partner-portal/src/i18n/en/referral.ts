export const referral = {
  title: 'Referral',
  about:
    'You earn %{reward} for each merchant who joins through your link, when its first application is disbursed. One level: what that merchant refers is its own.',
  about_inactive: 'Nothing is paid for referrals at present. What you have earned stays.',
  link: 'Your link',
  copy: 'Copy your referral link',
  share: 'Share by WhatsApp',
  invite: 'Work with us: %{link}',
  earned: 'Earned by referrals',
  count_one: '%{count} merchant has joined',
  count_other: '%{count} merchants have joined',
  waiting: 'Nothing yet: no disbursed application',
  joined: 'Who applied',
  nobody: 'Merchants who apply through your link appear here.',
};
