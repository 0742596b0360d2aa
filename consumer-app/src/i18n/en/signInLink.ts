/** Texts of the sign-in by the link of an e-mail. */
export const signInLinkTexts = {
  stranger: {
    title: 'Sign in with your link',
    text: 'This link signs in whoever asked for it by e-mail. Go on only if that was you.',
    for: 'This link signs in',
    submit: 'Sign in',
  },
  same: {
    title: 'You are signed in already',
    text: 'You do not need this link any more. Carry on where you were.',
  },
  other: {
    title: 'Someone is signed in on this device',
    text: '%{present} is signed in here. This link is for another account. If you go on, %{present} is signed out.',
    text_unknown:
      'This link is for another account than the one signed in here. If you go on, that one is signed out.',
    submit: 'Sign in with the link',
    stay: 'Stay signed in',
  },
  warning: 'If you did not ask for this link, close this page. Nothing has happened so far.',
  broken: {
    title: 'This link is not complete',
    text: 'The mail program may have cut it off. Copy the whole link, or type the code from the same e-mail.',
  },
  dead: {
    title: 'This link can no longer be used',
    text: 'It works once and for 10 minutes, and only the newest one does. Ask for another one.',
  },
  again: 'Ask for a new code',
  continue: 'Continue',
  failed: 'You are not signed in yet',
};
