import { styled } from '@mui/material/styles';

/** Entries below each other with a line between them: what it is at the start, a sum or a button at the end. */
export const Rows = styled('ul')({
  '& > li': {
    display: 'flex',
    gap: '4px 16px',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    padding: '8px 0',
    borderTop: '1px solid var(--color-border)',
    overflowWrap: 'anywhere',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li:has(button, a[class])': { flexWrap: 'wrap', alignItems: 'center', paddingBlock: 10 },
  '& > li > :is(span, div):not([class])': { display: 'grid', minWidth: 0 },
  '& > li > div:not([class])': { flex: '1 1 12rem' },
  '& > li > span + span:not([class])': { flexShrink: 0, maxWidth: '100%', textAlign: 'end' },
});

/** Figures with their names, as many beside each other as fit. */
export const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: 16,
  '& dd': { fontWeight: 600 },
});

/** Fields or cards beside each other, as many as are `min` wide; with `fill` a few keep their width. */
export const Columns = styled('div', {
  shouldForwardProp: (name) => name !== 'min' && name !== 'fill',
})<{ min?: string; fill?: boolean }>(({ min = '12rem', fill = false }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-${fill ? 'fill' : 'fit'}, minmax(min(100%, ${min}), 1fr))`,
  gap: '20px 24px',
}));
