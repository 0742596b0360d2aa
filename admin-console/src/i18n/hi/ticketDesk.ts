import type { ticketDesk as english } from '../en/ticketDesk';
import type { Texts } from '@marketplace/shared/i18n';

export const ticketDesk: Texts<typeof english> = {
  empty: 'कोई टिकट नहीं',
  empty_text: 'पार्टनर अपने पोर्टल में टिकट बनाते हैं। वे यहाँ दिखते हैं।',
  search: 'नंबर, विषय या नाम',
  take: 'मुझे सौंपें',
  give_back: 'वापस करें',
  close: 'बंद करें',
  reopen: 'फिर खोलें',
  updated: 'टिकट बदला गया',
};
