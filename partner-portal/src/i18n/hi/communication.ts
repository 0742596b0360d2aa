import type { Texts } from '@marketplace/shared/i18n';
import type { communication as english } from '../en/communication';

export const communication: Texts<typeof english> = {
  empty: 'अभी तक कोई टिकट नहीं',
  empty_text: 'हमसे पूछें। हमारा जवाब यहाँ आएगा।',
  title: 'बातचीत',
  tech_support: 'तकनीकी मदद',
  tech_support_about: 'इस पोर्टल, लिंक और कोड के बारे में हमारे इंजीनियरों से पूछें।',
  general_query: 'सामान्य सवाल',
  general_query_about: 'प्रोडक्ट, ग्राहक, भुगतान और बाकी हर बात के बारे में पूछें।',
  unread: '%{count} नए जवाब',
  unread_one: '%{count} नया जवाब',
  ticket: 'टिकट',
  ask: 'नया टिकट',
  asked: 'टिकट %{reference} हमारी टीम के पास है',
  search: 'नंबर या विषय खोजें',
};
