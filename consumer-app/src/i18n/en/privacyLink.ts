/** The name of the privacy centre, for links from elsewhere. */
export const privacyLinkTexts = { centre: 'Your privacy' };
