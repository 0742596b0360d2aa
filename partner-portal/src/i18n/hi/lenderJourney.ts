import type { Texts } from '@marketplace/shared/i18n';
import type { lenderJourney as english } from '../en/lenderJourney';

export const lenderJourney: Texts<typeof english> = {
  title: 'लेंडर की प्रक्रिया',
  about: 'हर लेंडर कैसे काम करता है, और आपके ग्राहक वहाँ कहाँ तक पहुँचे हैं।',
  search: 'लेंडर खोजें',
  how: '%{lender} कैसे काम करता है',
  times: 'समय',
  decision: 'फ़ैसले तक: %{time}',
  payment_time: 'फ़ैसले से लोन जारी होने तक: %{time}',
  not_stated: 'नहीं बताया',
  hours_one: 'क़रीब %{count} घंटे',
  hours_other: 'क़रीब %{count} घंटे',
  days_one: '%{count} दिन',
  days_other: '%{count} दिन',
  figures: {
    leads: 'आपकी लीड',
    applications: 'आवेदन',
    approved: 'मंज़ूर',
    disbursed: 'जारी लोन',
    median: 'लोन जारी होने तक का मध्यम समय',
  },
};
