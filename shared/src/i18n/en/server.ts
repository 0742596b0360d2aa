/** The server's own messages, and those of a client that got no answer. */
export const server = {
  not_found: 'We could not find this.',
  failed: 'Something went wrong on our side. Try again.',
  offline: 'We could not reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Try again.',
};
