export const signInLinkTexts = {
  anonymous: {
    title: 'Sign in with your link',
    text: 'This link signs in the person who asked for it by e-mail. Continue only if that was you.',
    for: 'This link signs in',
    submit: 'Sign in',
  },
  same: {
    title: 'You are already signed in',
    text: 'You do not need this link. Continue where you left off.',
  },
  other: {
    title: 'Someone is signed in on this device',
    text: '%{present} is signed in here. This link is for another account. If you continue, %{present} will be logged out.',
    text_unknown:
      'This link is for a different account. If you continue, the account signed in here will be logged out.',
    submit: 'Sign in with the link',
    stay: 'Stay signed in',
  },
  warning: 'If you did not ask for this link, close this page. Nothing has changed.',
  broken: {
    title: 'This link is incomplete',
    text: 'Your e-mail app may have cut it off. Copy the whole link, or enter the code from the same e-mail.',
  },
  dead: {
    title: 'This link no longer works',
    text: 'Each link works once, for 10 minutes, and only the newest one works. Ask for a new code.',
  },
  again: 'Ask for a new code',
  continue: 'Continue',
  failed: 'We could not sign you in',
};
