export const referral = {
  title: 'Referral',
  about:
    'You earn %{reward} for each merchant who applies through your link and is approved. One level: what that merchant refers is its own.',
  link: 'Your link',
  copy: 'Copy your referral link',
  share: 'Share by WhatsApp',
  invite: 'Work with us: %{link}',
  earned: 'Earned by referrals',
  approved_one: '%{count} merchant approved',
  approved_other: '%{count} merchants approved',
  joined: 'Who applied',
  nobody: 'Merchants who apply through your link appear here.',
};
