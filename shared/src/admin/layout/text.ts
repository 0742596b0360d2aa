import { styled } from '@mui/material/styles';

/** A paragraph that is quieter than what it stands beside. */
export const Note = styled('p')({ color: 'var(--color-text-muted)' });

/** The heading of a part of a panel or a dialog. */
export const Subheading = styled('h3')({ margin: '16px 0 8px', fontSize: '0.875rem' });
