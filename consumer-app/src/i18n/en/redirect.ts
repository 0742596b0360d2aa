/** Texts of the address at which links of messages arrive. */
export const redirectTexts = {
  leaves: {
    title: 'This link leads out of this site',
    text: 'We do not follow it, for your safety. If it came in a message, do not enter codes or bank details where it leads. You can carry on here instead.',
  },
  nowhere: {
    title: 'This link leads to no page of ours',
    text: 'It may be incomplete or out of date. You can carry on from the start.',
  },
  start: 'Go to the start page',
};
