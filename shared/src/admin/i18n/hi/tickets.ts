import type { tickets as english } from '../en/tickets';
import type { Texts } from '../../../i18n';

export const tickets: Texts<typeof english> = {
  unread: 'नया',
  thread: 'संदेश',
  partner: 'पार्टनर',
  desk: 'सहायता टीम',
  with: '%{name} के पास',
  reply: 'आपका संदेश',
  send: 'भेजें',
  attach: 'फ़ाइल जोड़ें',
  attach_hint: 'PNG, JPEG या WebP तस्वीर या PDF, ज़्यादा से ज़्यादा 5 MB। फ़ाइल तुरंत भेजी जाती है।',
  download: '%{name} डाउनलोड करें',
  read_only: 'पार्टनर की तरह काम करते समय आप यह टिकट पढ़ सकते हैं, पर कुछ लिख नहीं सकते।',
};
