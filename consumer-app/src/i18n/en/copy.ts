/** Texts of the button that copies a reference. */
export const copyTexts = { copy: 'Copy', copied: 'Copied' };
