import type { Texts } from '@marketplace/shared/i18n';
import type { payouts as english } from '../en/payouts';

/** Texts of the partners' payouts and disputes. */
export const payouts: Texts<typeof english> = {
  no_payouts: 'अभी तक कोई भुगतान नहीं',
  no_payouts_text: 'महीना ख़त्म होने पर ऊपर से पहला भुगतान तैयार करें।',
  no_disputes: 'कोई विवाद नहीं',
  no_disputes_text: 'भुगतान से असहमत पार्टनर विवाद उठाता है। वह यहाँ आता है।',
  about: 'एक एडमिन महीने के भुगतान तैयार करता है, दूसरा मंज़ूर करता है।',
  search: 'संदर्भ नंबर या UTR',
  search_disputes: 'संदर्भ नंबर या आवेदन',
  draft: 'भुगतान तैयार करें',
  draft_do: 'तैयार करें',
  drafted: 'तैयार हुए भुगतान: %{count}',
  month_hint: 'YYYY-MM। इस महीने के अंत तक लेंडर ने जो दिया है, वह इसमें आता है।',
  lines: 'पंक्तियाँ',
  advice: 'भुगतान की सूचना (PDF)',
  statement: '%{month} का विवरण (PDF)',
  approve: 'मंज़ूर करें',
  approve_title: 'भुगतान %{reference} मंज़ूर करें?',
  approve_text: 'इसके बाद भुगतान हो सकता है, और इसकी पंक्तियाँ नहीं बदल सकतीं।',
  approved: 'भुगतान %{reference} मंज़ूर हुआ',
  discard: 'हटाएँ',
  discard_title: 'भुगतान %{reference} हटाएँ?',
  discard_text: 'इसकी पंक्तियाँ अगले भुगतान में जाएँगी।',
  second_admin: 'मंज़ूरी किसी दूसरे एडमिन को देनी होगी।',
  pay: 'भुगतान हुआ लिखें',
  pay_title: '%{reference} का भुगतान',
  paid: '%{reference} का भुगतान हो गया',
  claw_back: 'वापस लें',
  claw_back_of: '%{reference} से वापस लें',
  clawed_back: 'यह अगले भुगतान से कटेगा',
};
