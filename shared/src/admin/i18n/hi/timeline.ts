export const timeline = {
  title: 'गतिविधि',
  kind: 'दिखाएँ',
  all_kinds: 'सब कुछ',
  empty: 'अभी ऐसा कुछ नहीं हुआ।',
  page: 'पेज %{page} / %{pages}',
  newer: 'नए',
  older: 'पुराने',
};
