/** Texts of the merchant management. */
export const merchantManagement = {
  search: 'Partner or code',
  code: 'Code',
  share: 'Share',
  share_and_fee: '%{percent} + %{fee} each',
  earnings: 'Earnings',
  activity: 'Activity',
  active: 'With leads or applications',
  idle: 'Without any',
  act: 'Act as partner',
  act_title: 'Act as %{name}',
  act_text:
    'The partner portal opens as this partner sees it, for 60 minutes at most. Who looked, when and why is recorded.',
  reason: 'Reason',
  reason_hint: 'For example, the number of the support request',
  reason_required: 'Say why you need to act as this partner',
  write: 'Allow changes',
  write_hint: 'Without it you can look at everything and change nothing.',
  open: 'Open the portal',
};
