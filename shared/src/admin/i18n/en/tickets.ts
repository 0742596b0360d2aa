export const tickets = {
  unread: 'New',
  thread: 'Messages',
  partner: 'Partner',
  desk: 'Support team',
  with: 'with %{name}',
  reply: 'Your message',
  send: 'Send',
  attach: 'Attach a file',
  attach_hint: 'A PNG, JPEG or WebP picture or a PDF of at most 5 MB. It is sent straight away.',
  download: 'Download %{name}',
  read_only: 'You can read this ticket but cannot write while you act as the partner.',
};
