export const userManagement = {
  add: 'Add user',
  edit_title: 'Edit %{name}',
  search: 'Name or e-mail',
  role: 'Role',
  may_sign_in: 'May sign in',
  you: 'You',
  own_account: 'You cannot change your own role or switch yourself off. Another admin can.',
  created: '%{name} was added. We sent a temporary password to %{email}.',
  updated: 'User updated',
  first_password:
    'We send a temporary password to this address. They must change it when they first sign in.',
  reset: 'Reset password',
  reset_title: 'Reset the password of %{name}?',
  reset_text:
    'All devices are logged out. We send a new temporary password to %{email}. They must change it when they next sign in.',
  reset_done: 'We sent a temporary password to %{email}',
  second_factor: {
    required: 'Second factor',
    required_about: 'Users with one of these roles must sign in with a code from an app.',
    require: 'Require it',
    require_title: 'Require a second factor for the role %{role}?',
    require_text:
      'Users without one are logged out now and must set one up when they next sign in.',
    reset: 'Reset second factor',
    reset_title: 'Reset the second factor of %{name}?',
    reset_text:
      '%{name} is logged out on all devices and can sign in with the password alone. We send them an e-mail about it.',
  },
  roles: 'What each role can see',
  permissions: {
    subject: 'Subject',
    pages: 'Pages',
    resources: 'Records',
    open: 'Open',
    view: 'View',
    change: 'Change',
  },
};
