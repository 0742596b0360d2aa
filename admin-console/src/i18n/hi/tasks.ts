import type { Texts } from '@marketplace/shared/i18n';
import type { tasks as english } from '../en/tasks';

export const tasks: Texts<typeof english> = {
  none: 'आपका कोई काम बाकी नहीं है',
  none_text: 'यहाँ या किसी ग्राहक के पेज पर काम जोड़ें।',
  lead: 'डेस्क को ग्राहकों के लिए क्या करना है।',
  search: 'काम, ग्राहक या व्यक्ति',
  view: 'दिखाएँ',
  views: { mine: 'मेरे काम', overdue: 'समय निकल गया', all: 'सभी' },
  task: 'काम',
  overdue: 'समय निकल गया',
  due: '%{day} तक',
  due_count_one: 'आपके %{count} काम का समय आ गया है',
  due_count_other: 'आपके %{count} कामों का समय आ गया है',
  updated: 'काम अपडेट हुआ',
  panel: 'काम',
  empty: 'इस ग्राहक के लिए कोई काम बाकी नहीं है।',
  add: 'काम जोड़ें',
  edit: 'काम बदलें',
  edit_named: '%{title} बदलें',
  mark_done: 'पूरा: %{title}',
  added: 'काम जोड़ा गया',
  priority_of: 'प्राथमिकता: %{priority}',
  title_hint: 'मोबाइल नंबर और ई-मेल पते की जगह * दिखता है।',
  show_done: 'पूरे हो चुके काम दिखाएँ (%{count})',
};
