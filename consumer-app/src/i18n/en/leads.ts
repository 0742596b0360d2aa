/** Texts of a sent request: its id, its status and the next steps. */
export const leadTexts = {
  id: 'Lead ID',
  card: 'Your request',
  status: 'Status',
  status_asked: 'Received, waiting for a call',
  status_done: 'Completed',
  cover: 'Type of cover',
  asked_on: 'Received on',
  next: 'What happens next',
  continue: 'Continue',
  loading: 'Loading your request',
  failed: 'Your request could not be loaded',
  retry: 'Try again',
};
