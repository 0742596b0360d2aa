/** Texts of a sent request: its id, its status and the next steps. */
export const leadTexts = {
  id: 'Lead ID',
  card: 'Your request',
  status: 'Status',
  status_asked: 'Received, waiting for a call',
  status_done: 'Completed',
  status_cancelled: 'Cancelled',
  cancel: {
    ask: 'Cancel request',
    title: 'Cancel this request?',
    text: 'Nobody will call you about it. You can ask again later.',
    done: 'Your request is cancelled',
    failed: 'We could not cancel your request',
  },
  cover: 'Type of cover',
  asked_on: 'Received on',
  next: 'What happens next',
  continue: 'Continue',
  loading: 'Loading your request',
  failed: 'Your request could not be loaded',
  retry: 'Try again',
};
