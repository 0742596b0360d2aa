import { styled } from '@mui/material/styles';

/** What a person should know of the page or the record, on a ground of its own. */
export const Notice = styled('p')({
  padding: '12px 16px',
  borderRadius: 'var(--radius)',
  backgroundColor: 'var(--color-surface-sunken)',
});

/** A part of a page in a frame. */
export const Card = styled('section')({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  minWidth: 0,
  padding: 20,
  border: '1px solid var(--color-border)',
  borderRadius: 'var(--radius)',
  backgroundColor: 'var(--color-surface-raised)',
  '& h2': { fontSize: '1rem' },
  '@media (width < 600px)': { padding: 16 },
});
