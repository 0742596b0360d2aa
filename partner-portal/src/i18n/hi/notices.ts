import type { Texts } from '@marketplace/shared/i18n';
import type { notices as english } from '../en/notices';

export const notices: Texts<typeof english> = {
  title: 'सूचनाएँ',
  button: 'सूचनाएँ, %{unread} अनपढ़ी',
  unread_mark: 'अनपढ़ी:',
  read_all: 'सभी को पढ़ा हुआ बताएँ',
  settings: 'अपनी सूचनाएँ चुनें',
  empty: 'अभी कुछ नहीं है। सेटिंग में आप जिनके लिए “पोर्टल में” चुनेंगे, वे सूचनाएँ यहाँ दिखेंगी।',
  texts: {
    lead: 'नई लीड %{reference}',
    application: 'आवेदन %{reference} की स्थिति बदली',
    application_state: 'आवेदन %{reference} की स्थिति अब: %{state}',
    payout: 'भुगतान %{reference} हो गया',
    dispute: 'विवाद %{reference} का जवाब आया',
    dispute_resolved: 'विवाद %{reference} सुलझ गया',
    ticket: 'टिकट %{reference} का जवाब आया',
    webhook_gone: 'आपका वेबहुक बंद है, क्योंकि पाने वाले ने 410 (Gone) जवाब दिया: %{reference}',
    webhook: 'वेबहुक पर एक घटना नहीं पहुँची: %{reference}',
  },
};
