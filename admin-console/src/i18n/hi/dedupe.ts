import type { Texts } from '@marketplace/shared/i18n';
import type { dedupe as english } from '../en/dedupe';

export const dedupe: Texts<typeof english> = {
  lead: 'जिन रिकॉर्ड में मोबाइल नंबर, ई-मेल, PAN या नाम और जन्म तिथि समान हो, वे एक ही व्यक्ति के हो सकते हैं।',
  duplicates: 'एक ही व्यक्ति हो सकते हैं',
  merges: 'मिलाए गए',
  distinct: 'एक ही व्यक्ति नहीं',
  distinct_do: 'एक ही व्यक्ति नहीं',
  distinct_done: 'कोई रिकॉर्ड बदले बिना यह जोड़ी दोबारा नहीं आएगी',
  distinct_undone: 'यह जोड़ी फिर से दिखेगी',
  first: 'पुराना रिकॉर्ड',
  second: 'नया रिकॉर्ड',
  signs: 'क्या समान है',
  sign: {
    mobile: 'मोबाइल नंबर',
    email: 'ई-मेल',
    pan: 'PAN',
    name_birth_date: 'नाम और जन्म तिथि',
  },
  compare: 'आमने-सामने',
  compare_two: '%{first} और %{second}',
  side_by_side: 'आमने-सामने',
  choose: 'वह रिकॉर्ड चुनें जो रहेगा, और हर अलग फ़ील्ड के लिए एक मान।',
  field: 'फ़ील्ड',
  since: '%{when}, आवेदन: %{count}',
  survivor: 'रहेगा',
  stays: '%{reference} रहेगा',
  merged: 'इसमें मिलाया गया',
  moved: 'क्या गया',
  at: 'कब',
  search: 'संदर्भ, नाम या कारण',
  merge_do: 'मिलाएँ',
  merge_title: '%{merged} को %{survivor} में मिलाएँ?',
  merge_text:
    'आवेदन, सहमतियाँ, अधूरे फ़ॉर्म और बाक़ी सब रहने वाले रिकॉर्ड में चले जाएँगे। किसी भी संपर्क से साइन इन करने पर वही खुलेगा। पहले जाँच लें कि दोनों संपर्क एक ही व्यक्ति के हैं।',
  merged_toast: '%{merged} मिलाया गया',
  reason_hint: 'शब्दों में, जैसे: फ़ोन पर बताया',
  undo: 'वापस करें',
  undo_title: '%{merged} को %{survivor} से फिर अलग करें?',
  undo_text:
    'जो गया था वह लौट आएगा और दोनों रिकॉर्ड पहले जैसे हो जाएँगे। उसके बाद के बदलाव रखे गए रिकॉर्ड में रहेंगे। दोनों को फिर से साइन इन करना होगा।',
  undone: '%{merged} फिर से अपना अलग रिकॉर्ड है',
};
