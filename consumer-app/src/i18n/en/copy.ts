export const copyTexts = { copy: 'Copy', copied: 'Copied' };
