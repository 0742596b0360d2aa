/** Texts of the user management. */
export const userManagement = {
  add: 'Add user',
  edit_title: 'Edit %{name}',
  search: 'Name or e-mail',
  role: 'Role',
  may_sign_in: 'May sign in',
  you: 'You',
  own: 'You cannot change your own role or switch yourself off. Another administrator can.',
  created: '%{name} was added. A first password is on its way to %{email}.',
  updated: 'User updated',
  first_password:
    'The first password is made by the server and sent to this address. Nobody else sees it.',
  roles: 'What the roles may see',
  role_texts: {
    '1': 'Every page, and every change',
    '2': 'Dashboard, reports, customers journey, status files and the CSR portal',
    '3': 'CSR portal and telecalling',
  },
};
