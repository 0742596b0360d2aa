export const timeline = {
  title: 'What happened',
  kind: 'Show',
  every: 'Everything',
  empty: 'Nothing of this kind yet.',
  page: 'Page %{page} of %{pages}',
  newer: 'Newer',
  older: 'Older',
};
