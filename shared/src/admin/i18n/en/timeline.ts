export const timeline = {
  title: 'Activity',
  kind: 'Show',
  all_kinds: 'Everything',
  empty: 'Nothing of this kind yet.',
  page: 'Page %{page} of %{pages}',
  newer: 'Newer',
  older: 'Older',
};
