/** Texts of the user management. */
export const userManagement = {
  add: 'Add user',
  edit_title: 'Edit %{name}',
  search: 'Name or e-mail',
  role: 'Role',
  may_sign_in: 'May sign in',
  you: 'You',
  own: 'You cannot change your own role or switch yourself off. Another administrator can.',
  created: '%{name} was added. We sent a temporary password to %{email}.',
  updated: 'User updated',
  first_password:
    'We send a first password to this address. It has to be changed at the first sign-in.',
  reset: 'Reset password',
  reset_title: 'Reset the password of %{name}?',
  reset_text:
    'All devices are logged out. A new first password goes to %{email} and has to be changed at the next sign-in.',
  reset_done: 'We sent a temporary password to %{email}',
  roles: 'What each role can see',
  role_texts: {
    '1': 'Every page, and every change',
    '2': 'Dashboard, reports, customers journey, status files and the CSR portal',
    '3': 'CSR portal and telecalling',
  },
};
