/** Texts of the sessions of an account, which the privacy centre and the consoles list. */
export const sessions = {
  this_device: 'This device',
  unknown_device: 'Unknown device',
  started: 'Signed in %{when}',
  last_used: 'Last used %{when}',
  end: 'Log out',
  end_of: 'Log out %{device}',
  ended: '%{device} is logged out',
  everywhere: 'Log out everywhere',
  everywhere_title: 'Log out everywhere?',
  everywhere_text: 'This logs you out on every device, including this one.',
};
