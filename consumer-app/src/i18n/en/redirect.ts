export const redirectTexts = {
  leaves: {
    title: 'This link leads to another site',
    text: 'We did not open it, to keep you safe. If it came in a message, do not enter codes or bank details on that site. You can continue here instead.',
  },
  nowhere: {
    title: 'We cannot find the page for this link',
    text: 'It may be incomplete or out of date. You can go to the start page.',
  },
  start: 'Go to the start page',
};
