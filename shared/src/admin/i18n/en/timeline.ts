export const timeline = {
  title: 'What happened',
  kind: 'Show',
  all_kinds: 'Everything',
  empty: 'Nothing of this kind yet.',
  page: 'Page %{page} of %{pages}',
  newer: 'Newer',
  older: 'Older',
};
